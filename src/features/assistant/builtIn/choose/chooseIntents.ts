import { type CommandType, isCommandType } from '#features/cards.logic.ts'
import { partsOf } from '../divide/clauses.ts'
import {
  isNeeded,
  isRemoving,
  isReported,
  isTentative,
  listNamed,
  namesLoss,
} from '../divide/mood.ts'
import { perHousehold } from '../find/perHousehold.ts'
import { plainText } from '../normalise/plainText.ts'
import { wordsOf } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import { type Mark, marksOf } from '../spans/marks.ts'
import type { Heard } from '../spans/said.ts'
import { withSpans } from './bySpans.ts'
import { intentFeatures } from './features.ts'
import { intentChances, type Scored } from './model.ts'
import { isRow } from './plainWishes.ts'

/** What a message may be besides a wish. */
const others = ['question', 'nothing', 'ask'] as const
type Other = (typeof others)[number]

const isOther = (intent: string): intent is Other => others.some((other) => other === intent)

/** Commands that a message may mean together, and how likely it is to mean just these. */
type Possible = { commands: readonly CommandType[]; chance: number }

type Likely = { intent: CommandType; chance: number }

/** What was chosen: some commands, or what it is instead; and all that it may be, likeliest first. */
export type Chosen = {
  commands: readonly CommandType[]
  other: Other | undefined
  possible: readonly Possible[]
  /** How likely it is a question. */
  question: number
  isSure: boolean
}

/** Below this nobody is sure enough to make a card of it. */
const least = 0.2
/** A wish that is so likely to be none, measured by its own chance, is asked about. */
const doubt = 0.2
const doubtOfNew = 0.15
/** What a message of the household's own food has. */
const naming: readonly Mark[] = ['food', 'list', 'pantry', 'recipe', 'planned', 'member', 'note']

const mostTogether = 4
const mostLikely = 7

/** What one clause may want at once: what is bought is checked off, what ran out is to be bought. */
const usual = [
  ['ADD_PANTRY_ITEMS_TEXT', 'UPDATE_SHOPPING_ITEMS_TEXT'],
  ['DELETE_PANTRY_ITEMS_TEXT', 'ADD_SHOPPING_ITEMS_TEXT'],
]
/** So much likelier the latter two are meant together than each by itself would make it. */
const together = 1.6

/** The sets of some commands, by how likely it is that all of them are meant and no other. */
function setsOf(chances: readonly Likely[], mostWishes: number): Possible[] {
  const none: Possible = { commands: [], chance: 1 }
  const isUsual = (commands: readonly string[], pairs = usual) =>
    pairs.some((pair) => pair.every((one) => commands.includes(one)))
  return chances
    .slice(0, mostLikely)
    .reduce<Possible[]>(
      (sets, { intent, chance }) =>
        sets.flatMap((set) => [
          { commands: [...set.commands, intent], chance: set.chance * chance },
          { ...set, chance: set.chance * (1 - chance) },
        ]),
      [none],
    )
    .filter(
      ({ commands }) =>
        commands.length > 0 &&
        commands.length <= mostTogether &&
        commands.length <= mostWishes + (isUsual(commands) ? 1 : 0),
    )
    .map(({ commands, chance }) => ({
      commands,
      chance: chance * (isUsual(commands, usual.slice(1)) ? together : 1),
    }))
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

const mostKept = 200
const kept = perHousehold(() => new Map<string, readonly Scored[]>())

/** Parts of a message are looked at several times while it is read. */
export function chancesOf(
  text: string,
  { household, today }: Pick<Scene, 'household' | 'today'>,
  before: readonly string[] = [],
): readonly Scored[] {
  const known = kept(household)
  const key = [today, text, ...before].join('\n')
  const there = known.get(key)
  if (there) return there
  const words = wordsOf(text)
  const marks = marksOf(words, text, household, today)
  const chances = intentChances(intentFeatures(words, marks, before))
  if (known.size > mostKept) known.clear()
  known.set(key, chances)
  return chances
}

export const isLikeliest = (command: CommandType, clause: string, scene: Scene): boolean =>
  chancesOf(clause, scene)[0]?.intent === command

export const odds = (chance: number) => Math.min(1e4, Math.max(1e-4, chance / (1 - chance)))

/** A wish is as likely as in the whole message and in the part that says it best, both counting alike. */
function inParts(whole: readonly Scored[], parts: readonly (readonly Scored[])[]): Likely[] {
  return whole
    .flatMap(({ intent, chance }) => {
      if (!isCommandType(intent)) return []
      const own = parts.map((each) => each.find((one) => one.intent === intent)?.chance ?? 0)
      if (own.length === 0) return [{ intent, chance }]
      const both = Math.sqrt(odds(chance) * odds(Math.max(...own)))
      return [{ intent, chance: both / (1 + both) }]
    })
    .sort((a, b) => b.chance - a.chance)
}

export function chooseIntents(heard: Heard): Chosen {
  const { text, words, marks, scene } = heard
  const before = beforeOf(scene)
  const whole = withSpans(intentChances(intentFeatures(words, marks, before)), heard)
  const chanceOf = (wanted: string) => whole.find(({ intent }) => intent === wanted)?.chance ?? 0
  const parts = partsOf(text)
  // 'And 3 bananas' goes on with what the part before wants.
  const telling = parts.length > 1 ? parts.filter((part) => !isRow(part, scene)) : []
  const inPart = inParts(
    whole,
    telling.map((part) => chancesOf(part, scene, before)),
  )
  const chances = withSpans(inPart, heard) as Likely[]
  const list = listNamed(text)
  const isRemoval = isRemoving(text)
  const isFitting = ({ intent }: Likely) =>
    !(list && intent.startsWith('DELETE') && !list.test(intent)) &&
    !(isRemoval && /^(?:ADD|CREATE)/.test(intent)) &&
    // What a new recipe uses is not gone.
    !(chances[0]?.intent === 'ADD_RECIPE_TEXT' && intent === 'DELETE_PANTRY_ITEMS_TEXT')
  const possible = setsOf(chances.filter(isFitting), parts.length)
  const all = { possible, question: chanceOf('question') }
  // 'Cross the tomatoes off the list' can mean nothing else.
  const commands: CommandType[] = ['DELETE_SHOPPING_ITEMS_TEXT']
  if (isRemoval && list?.test(commands.join()))
    return { commands, possible: [], question: 0, other: undefined, isSure: true }
  const [top] = whole
  if (!top || isOther(top.intent))
    return { commands: [], other: top?.intent as Other | undefined, ...all, isSure: true }
  const wanted = possible[0]?.commands ?? []
  const isLoss = wanted.some((command) => /^DELETE_(?!FAMILY)/.test(command))
  const isKnown =
    scene.history.length > 0 ||
    !wanted.some((command) => /^(?:(?:ADD|UPDATE)_(?:SHOP|PANTRY)|CREATE)/.test(command)) ||
    marks.some((each) => naming.some((mark) => each.has(mark)))
  const asks = scene.history.length > 0 || isRemoval ? 0 : chanceOf('ask') * (isKnown ? 0.5 : 1)
  const isSure =
    Math.max(top.chance, possible[0]?.chance ?? 0) >= least &&
    (chanceOf('nothing') + asks <= (isKnown ? doubt : doubtOfNew) * top.chance || isNeeded(text)) &&
    !isTentative(text) &&
    !(isLoss && (isReported(text) || !(namesLoss(text) || scene.history.length > 0)))
  return { commands: wanted, other: undefined, ...all, isSure }
}
