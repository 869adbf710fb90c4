import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { dueIn } from '#features/pantry/pantry.facts.ts'
import { nameKey } from '#shared/names.ts'

const soon = 3

/** What should be eaten in the next days, the most urgent first. */
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

/** Something that should be eaten soon, with the days that are left of it. */
export type Expiring = { id: number; name: string; left: number }

/** In days, counted from the meal: what keeps longer does not have to be in this one. */
const ahead = 4

/**
 * What a meal so many days from today can use up: what is good until then, and not much longer.
 * What is over today already is as good as it was yesterday, and wants to be eaten today.
 */
export const canUseUp = ({ left }: Expiring, daysAway: number): boolean =>
  left <= daysAway + ahead && (left >= daysAway || daysAway === 0)

/** Names of food have no more. */
const mostWords = 8

/** Looks for what expires among the foods of many dishes. */
export function createExpiringFinder(pantry: readonly PantryItem[], today: string) {
  const byName = new Map<string, Expiring[]>()
  const byEnd = new Map<string, Expiring[]>()
  for (const item of pantry) {
    const left = dueIn(item, today)
    if (left === null) continue
    const words = nameKey(item.name).split(' ')
    const expiring = { id: item.id, name: item.name, left }
    note(byName, words.join(' '), expiring)
    for (let n = 1; n < words.length; n += 1) note(byEnd, words.slice(n).join(' '), expiring)
  }
  const begins = new Set([...byName.keys()].map((name) => name.split(' ')[0]))
  const known = new Map<string, Expiring[]>()

  /** 'fresh spinach' uses the spinach, and 'tofu' the firm tofu. */
  function usedBy(food: string): Expiring[] {
    const found = [...(byEnd.get(food) ?? [])]
    const words = food.split(' ').slice(0, mostWords)
    for (const [n, word] of words.entries()) {
      if (!begins.has(word)) continue
      let name = word
      found.push(...(byName.get(name) ?? []))
      for (const next of words.slice(n + 1)) {
        name += ` ${next}`
        found.push(...(byName.get(name) ?? []))
      }
    }
    return found
  }

  /** The most urgent first. */
  return (foods: readonly { key: string }[]): Expiring[] => {
    const found = new Set<Expiring>()
    for (const { key } of foods) {
      const items = known.get(key) ?? usedBy(key)
      known.set(key, items)
      for (const item of items) found.add(item)
    }
    return [...found].sort((a, b) => a.left - b.left)
  }
}

function note(map: Map<string, Expiring[]>, name: string, item: Expiring) {
  const list = map.get(name)
  if (name === '') return
  if (list) list.push(item)
  else map.set(name, [item])
}
