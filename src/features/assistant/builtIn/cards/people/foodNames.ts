import { nearestFood } from '#shared/foods/foodSpelling.ts'
import { foodByWords } from '#shared/foods/foods.ts'
import { nameKey } from '#shared/names.ts'
import { isClosed } from '../../normalise/closedWords.ts'
import { textOf, type Word, wordSet } from '../../normalise/words.ts'

const longestFood = 5

/** How many words from here on are one food of the lexicon; 0 for none. */
function foodLength(words: readonly Word[], at: number): number {
  for (let length = Math.min(longestFood, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length)
    const isApart = part.some(({ afterSign }, n) => n > 0 && afterSign)
    if (isApart || (length === 1 && isClosed(part[0]?.plain ?? ''))) continue
    if (foodByWords(part.map(({ plain }) => plain).join(' '))?.isEaten) return length
  }
  return 0
}

/** Words that stand together and are no closed words. */
export type Run = {
  words: Word[]
  /** The place of the first. */
  start: number
  /** How many of them reach to the end of the last food that the lexicon has. */
  known: number
}

const endsName = wordSet('food foods drink drinks')

/** What may be names of foods. */
export function runsIn(words: readonly Word[], isTaken: (word: Word) => boolean): Run[] {
  const runs: Run[] = []
  let open: Run | undefined
  for (let at = 0; at < words.length; ) {
    const length = foodLength(words, at)
    const part = words.slice(at, at + Math.max(length, 1))
    const [first] = part
    if (!first) break
    // 'energy drinks', 'Thai food'
    const goesOn = open && !first.afterSign && open.known === 0 && endsName.has(first.plain)
    const isOpen = length > 0 || goesOn || !isClosed(first.plain)
    // A number is part of a name only behind other words: 'red dye 40'.
    const isNumber = !open && length === 0 && /^\d/.test(first.plain)
    if (isTaken(first) || !isOpen || isNumber) open = undefined
    else {
      if (!open || first.afterSign) {
        open = { words: [], start: at, known: 0 }
        runs.push(open)
      }
      open.words.push(...part)
      if (length > 0) open.known = open.words.length
    }
    at += part.length
  }
  return runs
}

const longestName = 4
/** More names that nobody knows are no names. */
const mostUnknown = 2

/** How a food is, which alone names none. */
const states = wordSet('raw cooked fried baked boiled fresh dried canned frozen grilled runny')
const kinds = wordSet('vegetable fruit dessert snack drink soup spice')

/** Words right before a food that nobody knows. */
const leads = wordSet(`
  to of from with have has eat eats drink no avoid avoids likes like loves love hates hate enjoys
  enjoy stand touch tolerate do does dislikes dislike adores prefers into about for on off never any
  the some is are and or digs dig craves fond add put both all
`)
/** 'the pine nuts in the pesto', 'oat milk over cow's milk': what follows is not what is meant. */
const aside = wordSet('in over than')
const joins = wordSet('and or nor plus')

const isMisspelt = ({ words }: Run) => words.some(({ plain }) => nearestFood(plain) !== null)

/** 'sesame oil sends her …': an unknown word behind a food is part of its name only at the end. */
function withoutRest(run: Run, all: readonly Word[]): Run {
  const next = all[run.start + run.words.length]
  const isEnd = !next || next.afterSign
  return run.known === 0 || isEnd ? run : { ...run, words: run.words.slice(0, run.known) }
}

function namesOf(runs: readonly Run[]): string[] {
  const names = runs.map(({ words }) => textOf(words))
  return [...new Map(names.map((name) => [nameKey(name), name])).values()]
}

/** 'the only vegetable he likes is corn'. */
const isKindOnly = ({ start, words }: Run, all: readonly Word[]) =>
  kinds.has(textOf(words).toLowerCase()) && all[start - 1]?.plain === 'only'

export type FoodNames = { names: string[]; isKnown: boolean }

/**
 * The names of foods in some words. Where the lexicon knows one, only those that it knows; else
 * what is left without the closed words, if that is short enough for a name. `isWide` also takes
 * unknown names in a row with known ones: 'bee pollen and honey'.
 */
export function foodNames(
  words: readonly Word[],
  isTaken: (word: Word) => boolean,
  isWide = false,
): FoodNames {
  const runs = runsIn(words, isTaken)
    .map((run) => withoutRest(run, words))
    .filter((run) => run.words.length <= longestName)
    .filter(({ known, words: own }) =>
      own.some(({ plain }) => !states.has(plain) && (known > 0 || !/\w{3}ing$/.test(plain))),
    )
  const before = ({ start }: Run, steps = 1) => words[start - steps]?.plain ?? ''
  const isJoined = (run: Run) => joins.has(before(run))
  const areNext = (one: Run | undefined, two: Run | undefined) => {
    const gap = one && two ? two.start - one.start - one.words.length : undefined
    return gap === 0 || (gap === 1 && two !== undefined && isJoined(two))
  }
  const isListed = (run: Run, n: number) => {
    const [isAfter, isBefore] = [areNext(runs[n - 1], run), areNext(run, runs[n + 1])]
    return (isAfter && isJoined(run)) || (isBefore && (isAfter || leads.has(before(run))))
  }
  const known = runs.filter((run) => run.known > 0 && !isKindOnly(run, words))
  if (known.length > 0) {
    const own = known.filter((run) => !aside.has(before(run)) && !aside.has(before(run, 2)))
    const all = runs.filter((run, n) => own.includes(run) || (isWide && isListed(run, n)))
    return { names: namesOf(own.length > 0 ? all : known), isKnown: true }
  }
  const led = runs.filter((run) => leads.has(before(run)))
  const likely = led.length > 0 ? led : runs
  const misspelt = likely.filter(isMisspelt)
  if (misspelt.length > 0) return { names: namesOf(misspelt), isKnown: true }
  const names = namesOf(likely)
  return { names: names.length <= mostUnknown ? names : [], isKnown: false }
}
