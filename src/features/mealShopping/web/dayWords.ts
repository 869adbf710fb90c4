import { shoppingCategories } from '#features/shopping/shopping.logic.ts'
import { counted } from '#shared/counted.ts'
import { dayName, daysBetween, nearDay, sayDay } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { knownFirst } from '#shared/order.ts'
import type { DayLine, DaysPreview, PlannedDish, TakenStock } from '../days.contract.ts'
import type { DaysInput } from './days.api.ts'

/** 'Today', 'Tue', and the date from a week on, when a weekday is ambiguous. */
function dayText(date: string, today: string): string {
  const near = nearDay(date, today)
  if (near) return near
  const isThisWeek = daysBetween(today, date) < 7
  return sayDay(date, isThisWeek ? { weekday: 'short' } : { month: 'short', day: 'numeric' })
}

const dishText = ({ title, date }: Pick<PlannedDish, 'title' | 'date'>, today: string) =>
  date ? `${title} (${dayText(date, today)})` : title

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const mostNamed = 3

/** 'Soup (Tue) and Tacos (Thu)'; of many dishes only the first are named. */
export function dishesText(dishes: readonly Omit<PlannedDish, 'mealId'>[], today: string): string {
  const named = [...new Set(dishes.map((dish) => dishText(dish, today)))]
  const more = named.length - mostNamed
  return list.format(more > 1 ? [...named.slice(0, mostNamed), `${more} more`] : named)
}

/** 'For Soup (Tue) and Tacos (Thu): 4 onions, on the list: 1'. */
export function whyText(line: DayLine, today: string): string {
  const { why, needed, name, onList, isStaple, minus } = line
  const isPlanned = why.some(({ date }) => date !== null)
  const amount = needed && `${needed} ${uncapitalised(name)}`
  const need = isPlanned
    ? [`For ${dishesText(why, today)}`, amount].filter(Boolean).join(': ')
    : (amount ?? why.map(({ line: said }) => said).join(', '))
  const isAssumed = line.isStocked && isStaple && minus.length === 0 && onList === null
  // For an item without an amount, `onList` is only its name.
  const listed =
    onList && (nameKey(onList) === nameKey(name) ? 'on the list' : `on the list: ${onList}`)
  return [need, listed, isAssumed && 'always at home'].filter(Boolean).join(', ')
}

/** 'Onions' becomes 'onions' within a sentence; 'BBQ sauce' stays. */
const uncapitalised = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

const places: Readonly<Record<string, string>> = {
  Counter: 'on the Counter',
  Unknown: 'at home',
}

/** 'minus 2 Shallots in the Fridge'; without an amount if the two can't be compared. */
export function stockText({ name, has, quantity, location }: TakenStock, line: DayLine): string {
  const where = places[location] ?? `in the ${location}`
  const isNamed = nameKey(name) !== nameKey(line.name)
  if (quantity === null) return `You have ${has}${isNamed ? ` (${name})` : ''} ${where}`
  return `minus ${quantity}${isNamed ? ` ${name}` : ''} ${where}`
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
