import { readExpiryDay } from '#shared/expiry/expiryDay.ts'
import type { PantryItem } from './pantry.contract.ts'

export type Lot = Pick<PantryItem, 'expiryDate' | 'expiresOn'>

const wordsOf = (text: string | null) => (text ?? '').trim().toLowerCase()

/** Whether what is new keeps as long as what is there: two lots with different dates stay two. */
export function isSameLot(there: Lot, expiryDate: string | null, today: string): boolean {
  const day = readExpiryDay(expiryDate, today)
  if (day !== null || there.expiresOn !== null) return day === there.expiresOn
  return wordsOf(there.expiryDate) === wordsOf(expiryDate)
}
