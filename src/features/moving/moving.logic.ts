import type { LeftOut } from '#features/recipes/import/foundLists.logic.ts'

/** Apart from the contract, so that the screen can be shown before zod has loaded. */

/** In the order in which they are saved: meals name recipes. */
export const moveLists = ['recipes', 'pantry', 'shopping', 'menu', 'cooked'] as const
export type MoveListName = (typeof moveLists)[number]

export const listTitles: Record<MoveListName, string> = {
  recipes: 'Recipes',
  pantry: 'Pantry',
  shopping: 'Shopping list',
  menu: 'Menu',
  cooked: 'Cooked meals',
}

export const serverPrograms = ['Grocy', 'Tandoor'] as const
export type ServerProgram = (typeof serverPrograms)[number]

/** What was found of a list: `added` is new, `known` is here already. */
export type FoundList = { name: MoveListName; added: number; known: number; examples: string[] }

type MoveState = 'reading' | 'found' | 'saving' | 'saved' | 'undoing' | 'undone' | 'failed'

export type Move = {
  id: string
  /** The file's name, or the server's host. */
  source: string
  /** '' for a format that many programs write. */
  program: string
  state: MoveState
  lists: FoundList[]
  /** The lists that somebody wanted to save. */
  chosen: MoveListName[]
  /** Counts of what belongs to the recipes. */
  pictures: number
  ratings: number
  notes: number
  leftOut: LeftOut[]
  remarks: string[]
  /** While it reads, saves or undoes. */
  doing: { what: string; done: number; total: number } | null
  /** One for each list that was saved, in their order. */
  saved: { name: MoveListName; added: number }[]
  isStopped: boolean
  withoutPicture: number
  /** The reason why it failed, or why nothing was undone. */
  problem: string | null
}

/** What a stop, or a failure in the middle, left unsaved. */
export const restOf = ({ chosen, saved, isStopped, problem }: Move): MoveListName[] =>
  isStopped || problem !== null
    ? chosen.filter((name) => !saved.some((each) => each.name === name))
    : []

export const isBusy = ({ state }: Pick<Move, 'state'>): boolean =>
  state === 'reading' || state === 'saving' || state === 'undoing'
