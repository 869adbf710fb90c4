import type { DayLine } from '#features/mealShopping/days.contract.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { dueIn } from '#features/pantry/pantry.logic.ts'
import type { ShoppingItem } from '#features/shopping/shopping.contract.ts'
import { comparePriorities } from '#features/shopping/shopping.logic.ts'
import { counted } from '#shared/counted.ts'
import { minutesAt } from '#shared/days.ts'
import { compareNames } from '#shared/order.ts'

/** `time` is the household's, as 'HH:mm'. */
export function greeting(time: string): string {
  if (time >= '05:00' && time < '12:00') return 'Good morning'
  if (time >= '12:00' && time < '17:00') return 'Good afternoon'
  // Neither greeting fits between midnight and five.
  return time < '05:00' ? 'Hello' : 'Good evening'
}

/** The next meal that has not begun. */
export const nextMeal = (meals: readonly MealEvent[], today: string, time: string) =>
  meals.find((meal) => meal.date > today || meal.time >= time)

export function untilMeal(meal: MealEvent, today: string, time: string): string {
  const name = typeName(meal.mealType).toLowerCase()
  if (meal.date > today) return `${name} tomorrow`
  const minutes = minutesAt(meal.time) - minutesAt(time)
  if (minutes < 1) return `${name} now`
  if (minutes < 60) return `${name} in ${counted(minutes, 'minute')}`
  return `${name} in ${counted(Math.round(minutes / 60), 'hour')}`
}

/** Today's events stand before tomorrow, unless the rows of today push them out of the card. */
export function rowsInOrder<T>(todays: T[], events: T, tomorrows: T[], most: number) {
  return tomorrows.length > 0 && todays.length < most
    ? { rows: [...todays, events, ...tomorrows], also: undefined }
    : { rows: [...todays, ...tomorrows], also: events }
}

const soon = 7

/** Items with seven days or less, the soonest first. */
export const toUseSoon = (items: readonly PantryItem[], today: string): PantryItem[] =>
  items
    .flatMap((item) => {
      const due = dueIn(item, today)
      return due !== null && due <= soon ? [{ item, due }] : []
    })
    .sort((a, b) => a.due - b.due || compareNames(a.item.name, b.item.name))
    .map(({ item }) => item)

export const toBuy = (items: readonly ShoppingItem[]): ShoppingItem[] =>
  items.toSorted((a, b) => comparePriorities(a, b) || compareNames(a.name, b.name))

/** '2 lemons and 1 more missing', and what is to buy but not at home yet: '2 on the shopping list'. */
export function missingText(lines: readonly DayLine[]): string {
  const [first, ...more] = lines.filter(({ isStocked, isMaybe }) => !isStocked && !isMaybe)
  const listed = lines.filter(({ isStocked, onList }) => isStocked && onList !== null).length
  const what = [first?.quantity, first?.name.toLowerCase()].filter(Boolean).join(' ')
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  return [first && `${what}${others} missing`, listed > 0 && `${listed} on the shopping list`]
    .filter(Boolean)
    .join(', ')
}

/** 'For 4 servings' of '4' or '4 servings'; 'Serves 4' stays. */
export const forServings = (written: string | null): string | undefined =>
  written?.replace(/^\d+$/, (count) => counted(Number(count), 'serving')).replace(/^(?=\d)/, 'For ')
