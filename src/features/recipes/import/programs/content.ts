import {
  type FoundLists,
  type FoundRating,
  isEmptyLists,
  type LeftOut,
  noLists,
} from '../foundLists.logic.ts'
import type { FoundRecipe } from '../page/found.ts'
import type { SchemaNode } from '../page/pageValues.ts'

/** A recipe of another program, with what no page says about it. */
export type ProgramRecipe = FoundRecipe & {
  /** The other program's id, by which its meals name the recipe. */
  key?: string
  isFavorite?: boolean
  ratings?: FoundRating[]
  /** Its picture's file in the same archive. */
  picturePath?: string
}

/** All that a file or a server of another program holds. */
export type Content = {
  /** The program's name; '' for a format that many write. */
  program: string
  recipes: ProgramRecipe[]
  lists: FoundLists
  leftOut: LeftOut[]
}

/** A server's answers: rows by what was asked for, and its address. */
export type Asked = { rows: (name: string) => SchemaNode[]; address: string }

export const onlyRecipes = (recipes: ProgramRecipe[], program = ''): Content => ({
  program,
  recipes,
  lists: noLists(),
  leftOut: [],
})

export const isNothing = ({ recipes, lists }: Content): boolean =>
  recipes.length === 0 && isEmptyLists(lists)

/** Adds what another part of the same file holds. */
export function addContent(to: Content, more: Content) {
  to.program ||= more.program
  append(to.recipes, more.recipes)
  append(to.lists.pantry, more.lists.pantry)
  append(to.lists.shopping, more.lists.shopping)
  append(to.lists.menu, more.lists.menu)
  append(to.lists.cooked, more.lists.cooked)
  for (const each of more.leftOut) {
    const known = to.leftOut.find(({ what }) => what === each.what)
    if (known) known.count += each.count
    else to.leftOut.push({ ...each })
  }
}

/** One by one: a call takes no more arguments than its stack has room for. */
function append<T>(to: T[], more: readonly T[]) {
  for (const each of more) to.push(each)
}

/** Stars from 1 to 5 of a number or a text; nothing for zero, which programs store for none. */
export function ratingsOf(value: unknown, name = ''): FoundRating[] {
  const stars = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof stars === 'number' && stars >= 0.5 && stars <= 5 ? [{ name, stars }] : []
}
