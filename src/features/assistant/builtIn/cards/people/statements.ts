import type { FamilyMember } from '#features/family/family.contract.ts'
import { foodByWords } from '#shared/foods/foods.ts'
import { nearlyEqual } from '../../find/named.ts'
import { capitalised } from '../../normalise/plainText.ts'
import { spokenWords, type Word, wordSet } from '../../normalise/words.ts'
import { type Mention, type Person, peopleIn } from '../../spans/people.ts'
import { isLikewise, pointing, shortest } from './alike.ts'
import { type FoodNames, foodNames } from './foodNames.ts'
import { goalText } from './goalText.ts'
import {
  isAim,
  isAllowance,
  isDenial,
  isSupposed,
  onlyMuch,
  type Stance,
  stanceOf,
} from './stance.ts'

/** What a message says of some people. */
export type Statement = {
  people: readonly Person[]
  stance: Stance | undefined
  foods: FoodNames
  /** Only where the stance is one. */
  goal: string | undefined
  words: readonly Word[]
}

type Clause = readonly Word[]
type Part = { people: readonly Person[]; clauses: Clause[] }
type IsTaken = (word: Word) => boolean

const turns = wordSet('but while whereas')
const joints = turns.union(wordSet('and'))
const verbs = wordSet(`
  likes loves hates dislikes enjoys adores detests prefers doesnt dont cant wont isnt avoids refuses
`)
const subjects = wordSet('he hes she shes they theyre i im')
const household = wordSet('we were weve well wed lets there theres')

/** Clauses end at signs, at 'but', and at an 'and' before another person or verb. */
function clausesOf(words: Clause, mentions: readonly Mention[]): Clause[] {
  const clauses: Word[][] = [[]]
  words.forEach((word, at) => {
    const isPair = mentions.some(({ end }) => end === at)
    const startsPerson = mentions.some(({ start }) => start === at + 1) && !isPair
    const isAnd = word.plain === 'and' && (startsPerson || verbs.has(words[at + 1]?.plain ?? ''))
    if (word.afterSign || turns.has(word.plain) || isAnd) clauses.push([])
    clauses.at(-1)?.push(word)
  })
  return clauses.filter((clause) => clause.length > 0)
}

/** The clauses by whom they are about. One without a person goes on about the one before. */
function partsOf(
  clauses: readonly Clause[],
  peopleOf: (clause: Clause) => readonly Person[],
  isTaken: IsTaken,
): Part[] {
  const parts: Part[] = []
  for (const clause of clauses) {
    const people = peopleOf(clause)
    // 'We're out of eggs, and Dad hates olives': the eggs are nobody's taste.
    const isOurs = parts.at(-1)?.clauses.some(([first]) => household.has(first?.plain ?? ''))
    if (isOurs && people.length > 0 && foodNames(clause, isTaken).isKnown) parts.pop()
    const last = parts.at(-1)
    const others = people.filter(({ name }) => !last?.people.some((each) => each.name === name))
    const goesOn = others.length < people.length || people.length === 0
    if (last && (goesOn || last.people.length === 0 || isOpen(last.clauses.flat(), isTaken))) {
      last.people = [...last.people, ...others]
      last.clauses.push(clause)
    } else parts.push({ people, clauses: [clause] })
  }
  return parts
}

/** 'Mom, Dad and Maya hate olives': nothing is said of the first yet. */
const isOpen = (said: Clause, isTaken: IsTaken) =>
  foodNames(said, isTaken).names.length === 0 &&
  !stanceOf(said) &&
  // Of 'Ben is 44', 'Ben eats everything' something is said.
  !said.some(({ plain }) => telling.has(plain))
const telling = wordSet('is are hes shes was has eats eat drinks does turned turns')

export const isBound = (stance: Stance | undefined) =>
  stance === 'allergy' || stance === 'intolerance' || stance === 'must avoid'

/** 'he loves pancakes but he's allergic to eggs' says two things of one person. */
function byStance(clauses: readonly Clause[], isTaken: IsTaken): (readonly Clause[])[] {
  const kinds = clauses.map((clause) => {
    const goesOn = joints.has(clause[0]?.plain ?? '') && verbs.has(clause[1]?.plain ?? '')
    const hasSubject = goesOn || clause.some((word) => isTaken(word) || subjects.has(word.plain))
    if (!hasSubject || !foodNames(clause, isTaken).isKnown) return undefined
    const stance = stanceOf(clause)
    return isBound(stance) ? 'bound' : stance
  })
  const first = kinds.find((kind) => kind !== undefined)
  const turn = kinds.findIndex((kind) => kind !== undefined && kind !== first)
  if (turn < 0) return clauses.length > 0 ? [clauses] : []
  return [clauses.slice(0, turn), ...byStance(clauses.slice(turn), isTaken)]
}

const quotation = /(?:^|\s)["'“‘]([^"'”’]{4,80})["'”’.]|\bgoals?\b[^:\n]{0,40}:\s*([^.!\n]{4,80})/i

/** All that a message says of people, one statement for each that differs. */
export function statementsIn(text: string, members: readonly FamilyMember[]): Statement[] {
  if (isSupposed(text)) return []
  const words = toldWords(text)
  const all = peopleIn(words, members)
  const told = all.filter(({ isSpeaker }) => !isSpeaker)
  const mentions = told.length > 0 ? told : all
  const names = new Set(all.flatMap(({ start, end }) => words.slice(start, end)))
  const isTaken = (word: Word) => names.has(word)
  const peopleOf = (clause: Clause) => {
    const people = mentions
      .filter(({ start }) => clause.some((word) => word === words[start]))
      .flatMap((mention) => mention.people)
    return people.filter(({ name }, n) => people.findIndex((each) => each.name === name) === n)
  }
  const [, quoted, afterColon = quoted] = quotation.exec(text) ?? []
  const given = afterColon && capitalised(afterColon.trim())
  const found: Statement[] = []
  for (const { people, clauses } of partsOf(clausesOf(words, mentions), peopleOf, isTaken)) {
    const firm = clauses.filter((clause) => !isDenial(clause))
    for (const kept of byStance(firm, isTaken)) {
      const last = found.at(-1)
      const own = kept.flat()
      const ownStance = stanceOf(own)
      // Who is named later in a message has not what harms somebody else, unless it says so.
      const isSame = !isBound(last?.stance) || own.length <= shortest || isLikewise(own)
      const stance = ownStance ?? (isSame ? last?.stance : undefined)
      const isStrict = isBound(stance) || onlyMuch(own)
      const relevant = isStrict ? kept.filter((clause) => !isAllowance(clause)) : kept
      const named = [relevant, clauses]
        .map((each) => foodNames(each.flat(), isTaken, isBound(stance)))
        .find((foods) => foods.names.length > 0)
      const hasNone = own.some(({ plain }) => plain === 'none')
      const isPointing = own.some(({ plain }) => pointing.has(plain))
      const before = hasNone || !(isSame || isPointing) ? undefined : last?.foods
      const foods = named ?? before ?? { names: [], isKnown: false }
      const goal = stance === 'goal' ? (given ?? goalText(kept, isTaken, isAim)) : undefined
      found.push({ people, stance, foods, goal, words: own })
    }
  }
  return found
}

/** Turns of speech that name something else than they mean. */
const idioms: readonly [RegExp, string][] = [
  [/’/g, "'"],
  [/[❤♥😍🥰😋👍💕🤤]\uFE0F?|<3/gu, ' loves '],
  [/[🤢🤮👎😖🤧]/gu, ' hates '],
  [/\b(is|are|goes|went|was|'s) nuts (?=about|for|over)/gi, '$1 crazy '],
  [/\b(?:bowl|plate|glass|cup|slice|piece|bit|spoon|bite)s? of (?=\w)/gi, ''],
  [/\bblood sugar\b/gi, 'blood test'],
  [/\b(?:we(?:'re| are)? all|all of us)\b/gi, 'everyone'],
  [
    /\b(?:nobody|no one|none of us)(?: here| in \w+ \w+)? (can|may|should|is|are)\b/gi,
    'everyone $1 not',
  ],
  [
    /\b(?:nobody|no one|none of us)(?: here| in \w+ \w+)? (?=(?:like|eat|want|enjoy)s?\b)/gi,
    'everyone doesnt ',
  ],
  [/\s*=+>?\s*/g, ' is '],
]

/** Words that decide what is meant, which a slip of a finger must not hide. */
const deciding = wordSet(`
  likes loves hates dislikes enjoys allergic allergy intolerant favorite favourite doesnt prefers
  cannot
`)

/** Words of their own, though they are near to one that decides. */
const ownSense = wordSet('lives moves loses likely alike lovers olives hatch')

function spelled(word: string): string {
  if (word.length < 5 || ownSense.has(word) || foodByWords(word)) return word
  return [...deciding].find((each) => nearlyEqual(word, each)) ?? word
}

/** The words of what is told of people. */
export const toldWords = (text: string): Word[] =>
  spokenWords(idioms.reduce((left, [idiom, plain]) => left.replace(idiom, plain), text)).map(
    (word) => ({ ...word, plain: spelled(word.plain) }),
  )
