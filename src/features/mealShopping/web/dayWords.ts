import { shoppingCategories } from '#features/shopping/shopping.logic.ts'
import { counted } from '#shared/counted.ts'
import { dayName, nearDay, sayDay } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { knownFirst } from '#shared/order.ts'
import type { DayLine, DaysPreview, PlannedDish, TakenStock } from '../days.contract.ts'
import { dateText } from '../mealNotes.logic.ts'
import type { DaysInput } from './days.api.ts'

const dayText = (date: string, today: string) =>
  nearDay(date, today)?.toLowerCase() ?? dateText(date, today)

type Dish = Omit<PlannedDish, 'mealId'>

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const mostNamed = 3

/** 'Soup (tomorrow) and Tacos (Thu)'; of many dishes only the first are named. */
export function dishesText(dishes: readonly Dish[], today: string, sayDate = dayText): string {
  const said = dishes.map(({ title, date }) =>
    date ? `${title} (${sayDate(date, today)})` : title,
  )
  const named = [...new Set(said)]
  const more = named.length - mostNamed
  return list.format(more > 1 ? [...named.slice(0, mostNamed), `${more} more`] : named)
}

/** Stays with the item on the list, where 'tomorrow' would be wrong the next day. */
export const noteText = (dishes: readonly Dish[], today: string): string =>
  `For ${dishesText(dishes, today, dateText)}`.slice(0, 2_000)

/** 'For Soup (Tue) and Tacos (Thu): 4, on the list: 1', beside the line's name. */
export function whyText(line: DayLine, today: string): string {
  const { why, needed, name, onList, isStaple, minus } = line
  const isPlanned = why.some(({ date }) => date !== null)
  const need = isPlanned
    ? [`For ${dishesText(why, today)}`, needed].filter(Boolean).join(': ')
    : needed
      ? `Needs ${needed}`
      : why.map(({ line: said }) => said).join(', ')
  const isAssumed = line.isStocked && isStaple && minus.length === 0 && onList === null
  // For an item without an amount, `onList` is only its name.
  const listed =
    onList && (nameKey(onList) === nameKey(name) ? 'on the list' : `on the list: ${onList}`)
  return [need, listed, isAssumed && 'always at home', goodText(line, today)]
    .filter(Boolean)
    .join(', ')
}

/** 'yours is only good until Dec 1'. */
function goodText({ goodUntil, mayBeOver }: DayLine, today: string): string | null {
  if (mayBeOver) return 'yours may be over by then'
  if (!goodUntil) return null
  const near = nearDay(goodUntil, today)?.toLowerCase()
  const day = near ?? sayDay(goodUntil, { month: 'short', day: 'numeric' })
  return `yours ${goodUntil < today ? 'was' : 'is'} only good until ${day}`
}

const places: Readonly<Record<string, string>> = {
  Counter: 'on the Counter',
  Unknown: 'at home',
}

/** 'You have 3 (Shallots) in the Fridge', and how much of it is for these meals. */
export function stockText(stock: TakenStock, line: DayLine): string {
  const { name, has, location, quantity, isPart } = stock
  const where = places[location] ?? `in the ${location}`
  const isNamed = nameKey(name) !== nameKey(line.name)
  // What is good for some of the days only is not kept for other meals.
  const isShared = isPart && !line.isStocked && !line.goodUntil && !line.mayBeOver
  const rest = isShared ? `, ${quantity} of it for this, the rest for other meals` : ''
  return `You have ${has}${isNamed ? ` (${name})` : ''} ${where}${rest}`
}

const otherAisle = 'Other'

/** In the order in which a store has them. */
export function byAisle(lines: readonly DayLine[]): DayLine[] {
  const groups = Map.groupBy(lines, ({ category }) => category ?? otherAisle)
  return knownFirst(shoppingCategories, groups.keys()).flatMap((aisle) => groups.get(aisle) ?? [])
}

/** 'From now to Thursday · 5 meals'. */
export function periodText(
  { startDate, endDate, servings }: DaysInput,
  { meals }: Pick<DaysPreview, 'meals'>,
  today: string,
): string {
  if (!startDate || !endDate) return servings ? `For ${counted(servings, 'serving')}` : 'As written'
  const from = startDate <= today ? 'now' : dayName(startDate, today)
  return `From ${from} to ${dayName(endDate, today)} · ${counted(meals, 'meal')}, not counting cooked ones`
}

/** 'For all who eat: Overnight oats (tomorrow) for 6.', where the recipe is for fewer. */
export const scaledText = (scaled: DaysPreview['scaled'], today: string): string =>
  `More eat than the recipe is for, so it counts for all: ${[
    ...Map.groupBy(scaled, ({ servings }) => servings),
  ]
    .map(([servings, dishes]) => `${dishesText(dishes, today)} for ${servings}`)
    .join('; ')}.`

/** '2 more meals until Wed, Dec 9: shop for them too'. */
export function moreText({ meals, endDate }: NonNullable<DaysPreview['more']>, today: string) {
  const day = nearDay(endDate, today)?.toLowerCase() ?? dayName(endDate, today)
  return `${counted(meals, 'more meal')} until ${day}: shop for ${meals === 1 ? 'it' : 'them'} too`
}
