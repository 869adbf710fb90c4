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

/** Looks for what expires among the foods of many dishes: each food is compared with few names. */
export function createExpiringFinder(pantry: readonly PantryItem[], today: string) {
  type Sought = Expiring & { key: string }
  const byFirst = new Map<string, Sought[]>()
  const byLast = new Map<string, Sought[]>()
  const note = (map: Map<string, Sought[]>, word: string, item: Sought) => {
    const list = map.get(word)
    if (list) list.push(item)
    else map.set(word, [item])
  }
  for (const item of pantry) {
    const left = dueIn(item, today)
    if (left === null) continue
    const key = nameKey(item.name)
    const words = key.split(' ')
    const sought = { id: item.id, name: item.name, left, key }
    note(byFirst, words[0] ?? '', sought)
    if (words.length > 1) note(byLast, words.at(-1) ?? '', sought)
  }

  /** The most urgent first. */
  return (foods: readonly { key: string }[]): Expiring[] => {
    const found = new Set<Sought>()
    for (const { key } of foods) {
      if (key === '') continue
      const words = key.split(' ')
      // 'fresh spinach' uses the spinach.
      for (const word of words) {
        for (const item of byFirst.get(word) ?? []) {
          if (` ${key} `.includes(` ${item.key} `)) found.add(item)
        }
      }
      // 'tofu' uses the firm tofu.
      for (const item of byLast.get(words.at(-1) ?? '') ?? []) {
        if (item.key.endsWith(` ${key}`)) found.add(item)
      }
    }
    return [...found].sort((a, b) => a.left - b.left)
  }
}
