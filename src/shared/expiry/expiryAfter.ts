import { addDays, sayDay } from '../days.ts'

/** 'Nov 22', with the year if it is another one; null for what keeps for long. */
export function expiryAfter(days: number | null, today: string): string | null {
  if (days === null) return null
  const day = addDays(today, days)
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4)
  return sayDay(day, { month: 'short', day: 'numeric', ...(isOtherYear && { year: 'numeric' }) })
}
