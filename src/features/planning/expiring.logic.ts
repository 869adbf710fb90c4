import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { dueIn } from '#features/pantry/pantry.logic.ts'
import { createFoodFinder } from '#shared/ingredients/foodMatch.ts'

const soon = 3

/** Pantry items to eat in the next days, the most urgent first. */
export const expiringSoon = (
  pantry: readonly PantryItem[],
  today: string,
  within = soon,
): PantryItem[] =>
  pantry
    .flatMap((item) => {
      const left = dueIn(item, today)
      return left !== null && left <= within ? [{ item, left }] : []
    })
    .sort((a, b) => a.left - b.left)
    .map(({ item }) => item)

/** A pantry item, and the days until it expires. */
export type Expiring = { id: number; name: string; left: number }

/** Days after the meal; items that keep longer need not be in it. */
const ahead = 4

/**
 * Whether a meal in so many days can use an item up: it must last until then, and not much longer.
 * An item that has just expired counts for today.
 */
export const canUseUp = ({ left }: Expiring, daysAway: number): boolean =>
  left <= daysAway + ahead && (left >= daysAway || daysAway === 0)

type Finder = (foods: readonly { name: string }[]) => Expiring[]

const finders = new WeakMap<readonly PantryItem[], { today: string; find: Finder }>()

/** Finds the expiring items that a dish would use up. Cached for a pantry and a day. */
export function expiringFinder(pantry: readonly PantryItem[], today: string): Finder {
  const kept = finders.get(pantry)
  if (kept?.today === today) return kept.find
  const find = createFinder(pantry, today)
  finders.set(pantry, { today, find })
  return find
}

function createFinder(pantry: readonly PantryItem[], today: string): Finder {
  const items = pantry.flatMap((item) => {
    const left = dueIn(item, today)
    return left === null ? [] : [{ id: item.id, name: item.name, left }]
  })
  const search = createFoodFinder(items.map(({ name }) => name))
  /** The most urgent first. */
  return (foods) => {
    const found = new Set(foods.flatMap(({ name }) => search(name).map(({ index }) => index)))
    return [...found]
      .flatMap((index) => items.slice(index, index + 1))
      .sort((a, b) => a.left - b.left)
  }
}
