import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { dueIn } from '#features/pantry/pantry.facts.ts'

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
