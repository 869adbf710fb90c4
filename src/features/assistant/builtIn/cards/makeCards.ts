import type { CommandType } from '#features/cards.logic.ts'
import { isLikeliest } from '../choose/chooseIntents.ts'
import { mayHave, tagFeatures } from '../choose/features.ts'
import { bestTags, tagScores } from '../choose/model.ts'
import { partsOf } from '../divide/clauses.ts'
import { type Builder, nothing, type Reading, together } from '../reading.ts'
import { cardMeant, correct, isCorrection } from '../resolve/correct.ts'
import { cardsGoneOn, goesOn, isAddition } from '../resolve/focus.ts'
import { type Mark, ofDish, ofThing, runsOf } from '../spans/marks.ts'
import { type Heard, type Said, type Span, spansOf } from '../spans/said.ts'
import { intents } from './cards.ts'
import { mealNamed } from './meals/parts.ts'
import { apart, completeSpans } from './things/completeSpans.ts'
import { isOfThing } from './things/things.ts'

/** A wish is short, but for a recipe; reading a message of any length must stay quick. */
const longest = 1_000

/** How much the tagger is urged to find a thing where one must be named; not in long messages. */
const urges = [1, 2, 4, 6]
const mostUrged = 150

export const pointing =
  /\b(?:it|its|them|they|both|that|those|these|all|everything|same|too|also|ones?)\b/i

/** 'Put both on the list': what the conversation is about stands for the things that are not named. */
function withFocus(spans: readonly Span[], needed: readonly string[], heard: Heard) {
  const { focus, text } = heard
  // Who names things or a meal and points at nothing means those.
  const isNamed = spans.some(isOfThing) || mealNamed({ ...heard, spans })
  if (isNamed && (!pointing.test(text) || isAddition(text))) return undefined
  // 'Also finished the ham' is of the ham.
  if (goesOn.test(text) && runsOf(heard, ['pantry', 'list', 'food']).length > 0) return undefined
  const missing = needed.filter((role) => !spans.some((span) => span.role.includes(role)))
  const added = missing.flatMap((role) =>
    (/^[SP]/.test(role) ? focus.things : focus.dishes).map(
      (text): Span => ({ role, from: 0, to: 0, text }),
    ),
  )
  return missing.length > 0 && added.length > 0 ? [...added, ...spans] : undefined
}

/** Spans as the tagger found them and with what it missed, and how likely just these are meant. */
type Parts = { found: readonly Span[]; spans: readonly Span[]; chance: number }

/** The things and dishes of a message, with their parts in what is wanted; the likeliest first. */
export function spansFor(commands: readonly CommandType[], heard: Heard, most = 1): Parts[] {
  const rows = commands.flatMap((command) => {
    const intent = intents[command]
    return intent && 'role' in intent ? [intent] : []
  })
  const roles = rows.map(({ role }) => role)
  const isAllowed = (tag: string) => mayHave(tag, roles)
  const scores = tagScores(tagFeatures(heard.words, heard.marks, commands.toSorted()))
  const spansWith = (how: { urge?: number; most?: number }) =>
    bestTags(scores, isAllowed, how).map(({ tags, chance }) => ({
      found: spansOf(tags, heard),
      chance,
    }))
  const needed = rows.flatMap(({ role, isNamed }) => (isNamed ? [role] : []))
  const isWhole = (spans: readonly Span[]) =>
    needed.every((role) => spans.some((span) => span.role.includes(role)))
  const urged = () =>
    urges
      .slice(heard.words.length > mostUrged ? urges.length : 0)
      .values()
      .map((urge) => spansWith({ urge })[0]?.found ?? [])
      .find((found) => isWhole(found))
  return spansWith({ most: rows.length > 0 ? most : 1 }).flatMap(({ found, chance }, n) => {
    if (n > 0 && !isWhole(found)) return []
    const tagged = isWhole(found) ? found : (withFocus(found, needed, heard) ?? urged() ?? found)
    return [{ found, spans: completeSpans(tagged, needed, heard), chance }]
  })
}

/** So likely it is that all that bears such a name is meant, whatever the tagger says. */
const byMarks = 0.2

function markedFor([command, another]: readonly CommandType[], heard: Heard): Parts[] {
  const intent = command && !another ? intents[command] : undefined
  if (!intent || 'read' in intent) return []
  const { role } = intent
  const ofRecords: Mark[] = role.startsWith('S') ? ['list', 'list part'] : ['pantry', 'pantry part']
  const marks = /^[MC]/.test(role) ? ofDish : role.endsWith('+') ? ofThing : ofRecords
  const spans = runsOf(heard, marks).flatMap((run) => apart({ ...run, role }, heard))
  return spans.length > 0 ? [{ found: spans, spans, chance: byMarks }] : []
}

/** Of a message with several wishes the clauses that are about one of them. */
const clausesFor = ({ text, scene }: Heard, command: CommandType): string[] =>
  partsOf(text).filter((part) => isLikeliest(command, part, scene))

/** Whether each of several commands has words of its own: a note is not made of another's. */
export const areApart = (commands: readonly CommandType[], heard: Heard): boolean =>
  commands.length === 1 ||
  commands.every((command) => {
    const intent = intents[command]
    return !intent || 'build' in intent || clausesFor(heard, command).length > 0
  })

/** A wish in its own words, else together with the message before: 'I hate pineapple.' 'This is Dad.' */
function told(command: CommandType, read: Builder, words: string, heard: Heard): Reading {
  const { scene, focus } = heard
  const text = command === 'ADD_RECIPE_TEXT' ? heard.whole : words.slice(0, longest)
  const own = read(text, scene) ?? nothing
  const before = scene.history.findLast(({ role }) => role === 'user')?.content
  // 'It's noted already that Junior likes rice': that is an answer, too.
  const isAnswered = own.says.some((each) => !each.endsWith('?')) && own.choices.length === 0
  if (own.commands.length > 0 || isAnswered || !before) return own
  const both = read(`${before}. ${text}`.slice(0, longest), scene)
  if (!both || both.commands.length === 0) return own
  const card = focus.cards.find(({ type, status }) => type === command && status === 'pending')
  return card
    ? { ...both, commands: both.commands.map((each) => ({ ...each, replaces: [card.id] })) }
    : both
}

const naming: readonly Mark[] = [...ofThing, ...ofDish, 'pantry part', 'list part', 'day', 'meal']
const lists = ['SHOPPING', 'PANTRY', 'MENU', 'COOKED']
export const isOfSameList = (one: string, other: string) =>
  one === other || lists.some((list) => one.includes(list) && other.includes(list))

/** The cards that some commands lead to, with the parts that the words have in them. */
function cardsWith(
  commands: readonly CommandType[],
  heard: Heard,
  { found, spans }: Parts,
): Reading {
  const said: Said = { ...heard, spans }
  const plain = { ...said, spans: found }
  const rejected = cardsGoneOn(heard.text, heard.scene).filter(
    ({ status }) => status === 'rejected',
  )
  const open = [...heard.focus.cards, ...rejected].filter(
    ({ type, status }) =>
      commands.some((each) => isOfSameList(each, type)) &&
      !(status === 'executed' && commands.some((each) => each.startsWith('DELETE'))),
  )
  const card = cardMeant(open, plain)
  // 'And the dinner' names another one; 'and two of them' does not.
  const isOther =
    goesOn.test(heard.text) && heard.marks.some((each) => naming.some((mark) => each.has(mark)))
  const mended = card && !isOther && isCorrection(plain, card) ? correct(card, plain) : undefined
  if (mended) return mended
  return together(
    commands.map((command) => {
      const intent = intents[command]
      if (!intent) return nothing
      if ('build' in intent) return intent.build(said)
      const own = commands.length > 1 ? clausesFor(heard, command).join('. ') : ''
      const ofClauses = own === '' ? nothing : told(command, intent.read, own, heard)
      return ofClauses.commands.length > 0
        ? ofClauses
        : told(command, intent.read, heard.text, heard)
    }),
  )
}

const mostRows = 3
const noParts: Parts = { found: [], spans: [], chance: 1 }

/** What some commands lead to, by how the words may be parts of it; the likeliest first. */
export const cardsOf = (wanted: readonly CommandType[], heard: Heard) =>
  [...spansFor(wanted, heard, mostRows), ...markedFor(wanted, heard)].map((parts) => ({
    read: () => cardsWith(wanted, heard, parts),
    chance: parts.chance,
  }))

/** The cards that some commands lead to. */
export const makeCards = (wanted: readonly CommandType[], heard: Heard): Reading =>
  cardsWith(wanted, heard, spansFor(wanted, heard)[0] ?? noParts)

/** The same; where that makes nothing, what bears such a name or the likeliest command alone. */
export function firstCards(wanted: readonly CommandType[], heard: Heard): Reading {
  const made = makeCards(wanted, heard)
  if (made.commands.length + made.choices.length > 0 || isThere(wanted, made)) return made
  const [marked] = partsOf(heard.text).length === 1 ? markedFor(wanted, heard) : []
  const other = marked ? cardsWith(wanted, heard, marked) : makeCards(wanted.slice(0, 1), heard)
  return other.commands.length > 0 ? other : made
}

/** What is on the list already needs neither a card nor another reading. */
export const isThere = ([first]: readonly CommandType[], { commands, says }: Reading) =>
  first === 'ADD_SHOPPING_ITEMS_TEXT' && commands.length === 0 && says.length > 0

/** In letters. Who tells as much as this of a recipe wants nothing besides. */
const longEnough = 100

/** Whether a message is a recipe that was pasted or told, and nothing else. */
export const isPasted = ({ commands: [card, another] }: Reading, text: string): boolean =>
  card?.type === 'ADD_RECIPE_TEXT' && !another && (text.includes('\n') || text.length > longEnough)
