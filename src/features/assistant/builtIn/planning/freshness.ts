import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { daysBetween } from '#shared/days.ts'
import { findDays } from '../text/daySpans.ts'

/** How many days something keeps, as far as its free text says; null when it does not. */
function daysLeft({ expiryDate }: Pick<PantryItem, 'expiryDate'>, today: string): number | null {
  const text = expiryDate?.trim().toLowerCase() ?? ''
  if (text === '') return null
  if (/\b(?:expired|overdue|past)\b/.test(text)) return 0
  if (/\b(?:soon|asap|now)\b/.test(text)) return 1
  const [day] = findDays(text, today)[0]?.days ?? []
  if (day) return daysBetween(today, day)
  const span = /(\d{1,3}|a|one|two|three)\s*(day|week|month)/.exec(text)
  if (!span) return null
  const count = { a: 1, one: 1, two: 2, three: 3 }[span[1] ?? ''] ?? Number(span[1])
  return count * (span[2] === 'day' ? 1 : span[2] === 'week' ? 7 : 30)
}

const soon = 3

/** What should be eaten in the next days, the most urgent first. */
export const expiringSoon = (
  pantry: readonly PantryItem[],
  today: string,
  within = soon,
): PantryItem[] =>
  pantry
    .map((item) => ({ item, left: daysLeft(item, today) }))
    .filter(({ left }) => left !== null && left <= within)
    .sort((a, b) => (a.left ?? 0) - (b.left ?? 0))
    .map(({ item }) => item)
