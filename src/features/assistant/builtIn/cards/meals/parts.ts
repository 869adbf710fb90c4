import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { addDays, minutesAt, timeAt } from '#shared/days.ts'
import { kindsOf } from '#shared/foods/foods.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { numberOf, numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { findDish } from '../../find/named.ts'
import { sayName } from '../../normalise/plainText.ts'
import { spokenWords } from '../../normalise/words.ts'
import type { Scene } from '../../reading.ts'
import { isAddition } from '../../resolve/focus.ts'
import { mealNames } from '../../spans/mealNames.ts'
import { isRelative } from '../../spans/people.ts'
import { daysIn, nearest, type Said, type Span, start, timesIn } from '../../spans/said.ts'
import { nameIn } from '../things/names.ts'

/** More than anybody plans at once. */
const most = 31

/** Grandma is no dish, though one may be named after her. */
const isPerson = ({ text }: Span) => spokenWords(text).every(({ plain }) => isRelative(plain))

export const dishesIn = ({ spans }: Said, role: RegExp): Span[] =>
  spans.filter((span) => role.test(span.role) && !isPerson(span)).slice(0, most)

const eaters = [
  `\\b(?:stretch(?:es)? to|enough for|feeds?|big enough for|cook(?:ed)? for|do for) (${numberPattern})(?! ?(?::|[ap]m|days?|weeks?|hours?|min))\\b`,
  `\\b(${numberPattern}) (?:people|persons|of us|servings)\\b(?! (?:are )?(?:com|join))`,
  `\\bwe(?: are|'re|'ll be| will be)? (${numberPattern})(?= (?:on|for|to(?:day|night|morrow)|this)\\b|[ ,.]*$| ?,)`,
  `\\b(?:dinner|supper|lunch|brunch|breakfast)(?: on \\w+day)? for (${numberPattern})(?! ?(?::|[ap]m))\\b`,
  `\\b(?:make|cook)(?: (?:it|that|this|(?:the|our) \\w+(?: \\w+)?))? for (${numberPattern})(?! ?(?::|[ap]m))\\b`,
].map((each) => new RegExp(each, 'i'))

/** How many a dish is cooked for: 'for 6 people', 'we are ten on Sunday'. */
export function servingsIn({ text }: Pick<Said, 'text'>): number | null {
  const [said] = eaters.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])
  return said === undefined ? null : numberOf(said)
}

const isOfDish = ({ role }: Span) => /^(?:[MC][-+~])+$|Dish/.test(role)

/** The meals that are named, unless the word is part of a dish. */
export const mealsIn = ({ words, spans }: Said) =>
  words.flatMap(({ key }, from) => {
    const meal = mealNames[key]
    const isIn = (span: Span) => span.from <= from && span.to > from && isOfDish(span)
    return meal && !spans.some(isIn) ? [{ meal, from, to: from + 1 }] : []
  })

const mends = /^(?:no|nope|nah|i mean|sorry|oops)\b|\b(?:it|that|this|instead|i meant)\b/i

/** Who comes says to which meal. */
const seats = /\b(?:join|com(?:e|ing)|visit)\w*\b/i

/** 'Make Sunday's dinner for 6', 'breakfast on Friday at 10': which meal it is, where more is said of it. */
export function mealNamed(said: Said): { date: string | undefined; type: string } | undefined {
  const { text, words, marks } = said
  const [on, ...others] = daysIn(said).filter(({ role }) => role !== 'newDay')
  const isSeated = seats.test(text)
  const type = mealsIn(said)[0]?.meal ?? on?.meal ?? (isSeated ? 'Dinner' : undefined)
  if (!on || !type || mends.test(text)) return undefined
  const isOwned = words.slice(on.from, on.to).some((word) => word.text.endsWith("'s"))
  const isMore =
    isOwned ||
    isSeated ||
    others.length > 0 ||
    timesIn(said).length > 0 ||
    servingsIn(said) !== null ||
    marks.some((each) => each.has('member'))
  return isMore ? { date: on.days[0], type } : undefined
}

/** '7' is in the evening for a dinner and in the morning for a breakfast. */
export function clock(
  { hour, minute, half }: { hour: number; minute: number; half: 'am' | 'pm' | null },
  mealType: string,
): string {
  const isMorning = mealType === 'Breakfast' || mealType === 'Brunch'
  const earliest = isMorning ? 6 : mealType === 'Lunch' ? 10 : 12
  const isLate = half === 'pm' || (half === null && hour < earliest)
  const at = half === 'am' ? hour % 12 : isLate && hour < 12 ? hour + 12 : hour
  return timeAt(at * 60 + minute)
}

/** The meal that a time of day means where nobody says which. */
export const mealAt = (time: string): string | undefined =>
  afterTime.find(([from]) => time >= from)?.[1]
const afterTime: readonly [from: string, meal: string | undefined][] = [
  ['16:45', undefined],
  ['14:30', 'Snack'],
  ['11:30', 'Lunch'],
  ['10:45', undefined],
  ['00:00', 'Breakfast'],
]

/** Planned dishes by name; 'fish night' is the salmon. */
function plannedDishes(meals: readonly MealEvent[], name: string): MealEvent[] {
  const named = findDish(meals, name, ({ recipeName }) => recipeName)
  if (named.length > 0) return named
  const kinds = foodsIn(name).map(({ food }) => food)
  return meals.filter(({ recipeName }) =>
    foodsIn(recipeName).some(({ food }) => kinds.some((kind) => kindsOf(food).has(kind))),
  )
}

/** Who comes to a meal is there on its day. */
export const isJoining =
  /\b(?:too|also|joins?|joining|as well|add|with us|after all|back in|comes?|coming|visits?|visiting|place for)\b/i

type DaySaid = ReturnType<typeof daysIn>[number]

/** 'Friday's tacos', 'the chili from Tuesday': the day is where it stands, and not where it goes. */
function standsOn({ text, words }: Said, days: readonly DaySaid[], isRemoval: boolean): boolean {
  const isOwned = ({ from, to }: DaySaid) =>
    words.slice(from, to).some((word) => word.text.endsWith("'s")) ||
    /\bfrom (?:the |this |next )?$/i.test(text.slice(0, words[from]?.from))
  return isRemoval || days.some((day) => day.role === 'newDay' || isOwned(day))
}

/** The planned meals with a dish, on whichever day. */
export const mealsOf = ({ scene }: Said, { text }: Span): MealEvent[] =>
  findDish(comingMeals(scene), nameIn(text) ?? '', ({ recipeName }) => recipeName)

const comingMeals = ({ household, today }: Scene) =>
  household.meals.filter(({ date }) => date >= today)

/** The planned meals that are meant: by dish, day and meal, as far as they were said. */
export function mealsMeant(said: Said, span: Span | undefined, isRemoval = false): MealEvent[] {
  const { focus, scene } = said
  const ahead = comingMeals(scene)
  const days = daysIn(said)
  const all = days.flatMap((each) => [...each.days])
  const old = days.filter(({ role }) => role !== 'newDay').flatMap((each) => [...each.days])
  const name = span && nameIn(span.text)
  const byName = (dish: string) => findDish(ahead, dish, ({ recipeName }) => recipeName)
  const named = name ? (isRemoval ? byName(name) : plannedDishes(ahead, name)) : []
  if (named.length > 0) {
    const [on, talkedOf] = [old, focus.days].map((some) =>
      named.filter(({ date }) => some.includes(date)),
    )
    if (old.length > 0 && on?.length === 0 && standsOn(said, days, isRemoval)) return []
    const meant = [on, talkedOf, named].find((some) => some?.length) ?? []
    const [first] = meant
    // Of what repeats the next one is meant.
    const isSeries = meant.every(
      ({ seriesId }) => seriesId !== null && seriesId === first?.seriesId,
    )
    return isSeries ? meant.slice(0, 1) : meant
  }
  // A dish that is not planned is no reason to touch another one.
  if (name && (all.length === 0 || isRemoval)) return []
  const about =
    name || mealNamed(said) || (isAddition(said.text) && all.length + mealsIn(said).length > 0)
      ? []
      : focus.dishes
          .flatMap(byName)
          .filter(({ date }) => focus.days.length === 0 || focus.days.includes(date))
  // 'Actually the 24th': the day is where it goes, not where it stands.
  const isMoved =
    old.length === 0 || !(isJoining.test(said.text) || about.some(({ date }) => old.includes(date)))
  if (about.length > 0 && isMoved) return about.slice(0, 1)
  const [on = scene.today] = [...old, ...(name ? [] : focus.days), ...all]
  const type =
    nearest(said, span ?? start, mealsIn(said))?.meal ??
    days[0]?.meal ??
    (focus.meal && sayName(focus.meal))
  if (all.length === 0 && !type && (name || focus.days.length === 0)) return []
  const there = ahead.filter(({ date }) => date === on)
  const ofType = there.filter(({ mealType }) => typeName(mealType) === (type ?? 'Dinner'))
  return ofType.length > 0 || type ? ofType : there
}

const later =
  /\b(half an|an?|one|two|a couple of|\d+)[ -](hour|minute|min)s? (later|earlier|back)\b/i
const shift =
  /\b(?:(back|later) (?:by )?)?(a|one|two|three|\d) (day|week)s?(?: (later|back|early|earlier|on|forward))?\b/i

/** 'half an hour later' */
export function shiftedTime(text: string, time: string): string | undefined {
  const [, amount = '', unit = '', way] = later.exec(text) ?? []
  if (!way) return undefined
  const count = /half/i.test(amount) ? 0.5 : (numberOf(amount) ?? 1)
  const minutes = count * (/^h/i.test(unit) ? 60 : 1) * (/earlier/i.test(way) ? -1 : 1)
  const total = minutesAt(time) + minutes
  return total > 0 && total < 24 * 60 ? timeAt(total) : undefined
}

/** 'a day later', 'back by a week' */
export function shiftedDay(text: string, date: string): string | undefined {
  const [, back, count = '', unit = '', way] = shift.exec(text) ?? []
  if (!back && !way) return undefined
  const days = (numberOf(count) ?? 1) * (/week/i.test(unit) ? 7 : 1)
  return addDays(date, /early|earlier/i.test(way ?? '') ? -days : days)
}
