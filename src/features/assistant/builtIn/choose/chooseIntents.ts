import { type CommandType, isCommandType } from '#features/cards.logic.ts'
import { clausesOf } from '../divide/clauses.ts'
import {
  isNeeded,
  isRemoving,
  isReported,
  isTentative,
  listNamed,
  namesLoss,
} from '../divide/mood.ts'
import { plainText } from '../normalise/plainText.ts'
import { wordSet, wordsOf } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import { type Mark, marksOf } from '../spans/marks.ts'
import type { Heard } from '../spans/said.ts'
import { intentFeatures } from './features.ts'
import { intentChances } from './model.ts'

/** What a message may be besides a wish. */
const others = ['question', 'nothing', 'ask'] as const
type Other = (typeof others)[number]

const isOther = (intent: string): intent is Other => others.some((other) => other === intent)

/** Commands that a message may mean together, and how likely it is to mean just these. */
type Possible = { commands: readonly CommandType[]; chance: number }

/** What was chosen: some commands, or what it is instead; and all that it may be, likeliest first. */
export type Chosen = {
  commands: readonly CommandType[]
  other: Other | undefined
  possible: readonly Possible[]
  /** How likely it is a question. */
  question: number
  isSure: boolean
}

/** Another command of the same message must be this likely by itself … */
const likely = 0.4
/** … or so likely in a clause of its own, and not unlikely in the whole. */
const likelyInClause = 0.68
const possible = 0.08
/** Below this nobody is sure enough to make a card of it. */
const least = 0.2
/** A wish that is so likely to be none, measured by its own chance, is asked about. */
const doubt = 0.2

const mostTogether = 3
const mostLikely = 6

/** The sets of some commands, by how likely it is that all of them are meant and no other. */
function setsOf(chances: readonly { intent: CommandType; chance: number }[]): Possible[] {
  const likeliest = chances.slice(0, mostLikely)
  const none: Possible = { commands: [], chance: 1 }
  return likeliest
    .reduce<Possible[]>(
      (sets, { intent, chance }) =>
        sets.flatMap((set) => [
          { commands: [...set.commands, intent], chance: set.chance * chance },
          { ...set, chance: set.chance * (1 - chance) },
        ]),
      [none],
    )
    .filter(({ commands }) => commands.length > 0 && commands.length <= mostTogether)
    .sort((a, b) => b.chance - a.chance)
}

/** What the words before were, and which button was pressed then. */
function beforeOf({ history }: Scene): string[] {
  const last = history.findLast(({ role }) => role === 'user')
  if (!last) return []
  const buttons = { executed: ['[approve]'], rejected: ['[reject]'], undone: ['[undo]'] }
  const status = history.at(-1)?.proposals[0]?.status ?? 'pending'
  const button = status in buttons ? buttons[status as keyof typeof buttons] : []
  return ['some', ...button, ...wordsOf(plainText(last.content)).map(({ key }) => `w ${key}`)]
}

export function chancesOf(text: string, { household, today }: Scene) {
  const words = wordsOf(text)
  return intentChances(intentFeatures(words, marksOf(words, text, household, today)))
}

const ofRow: readonly Mark[] = ['number', 'unit', 'pantry', 'list', 'food']
const fillers = wordSet('a an of the some more')

/** 'Milk and 3 bananas': a clause that only names things goes on with what the one before wants. */
export function isRow(clause: string, { household, today }: Scene): boolean {
  const words = wordsOf(clause)
  const marks = marksOf(words, clause, household, today)
  return words.every(
    ({ key, isSign }, n) => isSign || fillers.has(key) || ofRow.some((mark) => marks[n]?.has(mark)),
  )
}

export const isLikeliest = (command: CommandType, clause: string, scene: Scene): boolean =>
  chancesOf(clause, scene)[0]?.intent === command

export function chooseIntents({ text, words, marks, scene }: Heard): Chosen {
  const chances = intentChances(intentFeatures(words, marks, beforeOf(scene)))
  const chanceOf = (wanted: string) => chances.find(({ intent }) => intent === wanted)?.chance ?? 0
  const ofCommands = chances.flatMap(({ intent, chance }) =>
    isCommandType(intent) ? [{ intent, chance }] : [],
  )
  const ranked = ofCommands.map(({ intent }) => intent)
  const all = { possible: setsOf(ofCommands), question: chanceOf('question') }
  const [top] = chances
  if (!top || isOther(top.intent))
    return { commands: [], other: top?.intent as Other | undefined, ...all, isSure: true }
  const inClauses = clausesOf(text).flatMap((clause) => {
    if (isRow(clause, scene)) return []
    const [best] = chancesOf(clause, scene)
    const isMeant = best && best.chance > likelyInClause && chanceOf(best.intent) > possible
    return isMeant ? [best.intent] : []
  })
  const list = listNamed(text)
  const isElsewhere = (intent: CommandType) =>
    list !== undefined && intent.startsWith('DELETE') && !list.test(intent)
  const isRemoval = isRemoving(text)
  // What a new recipe uses is not gone.
  const isUsed = (intent: CommandType) =>
    ranked[0] === 'ADD_RECIPE_TEXT' && intent === 'DELETE_PANTRY_ITEMS_TEXT'
  const fitting = ranked.filter(
    (intent) => !isElsewhere(intent) && !isUsed(intent) && !(isRemoval && intent.startsWith('ADD')),
  )
  const commands = fitting.filter(
    (intent, n) => n === 0 || chanceOf(intent) > likely || inClauses.includes(intent),
  )
  const isLoss = commands.some((command) => /^DELETE_(?!FAMILY|WHOLE)/.test(command))
  const isSure =
    top.chance >= least &&
    (chanceOf('nothing') <= doubt * top.chance || isNeeded(text)) &&
    !isTentative(text) &&
    !(isLoss && (isReported(text) || !(namesLoss(text) || scene.history.length > 0)))
  return { commands, other: undefined, ...all, isSure }
}
