import { addDays, daysBetween, isDay } from './days.ts'

const weekdays = 'sun mon tue wed thu fri sat'.split(' ')
const weekdayName = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?\b/
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthName = new RegExp(`\\b(${months.join('|')})`)
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, few: 3 }
const unitDays: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 }
const soon: Record<string, number> = {
  expired: -1,
  yesterday: -1,
  today: 0,
  tonight: 0,
  tomorrow: 1,
}

const longest = 100

/**
 * About how many days are left, by what people write: only to tell what comes first, so a guess
 * will do. Nothing where no day can be made out.
 */
export function daysLeft(expiry: string | null, today: string): number | undefined {
  if (!expiry) return undefined
  if (read.today !== today || read.days.size > mostRead) read = { today, days: new Map() }
  const known = read.days.get(expiry)
  if (known !== undefined || read.days.has(expiry)) return known
  const days = readDays(expiry, today)
  read.days.set(expiry, days)
  return days
}

/** What was made out today: the same words stand on many things, and in every turn. */
let read = { today: '', days: new Map<string, number | undefined>() }
const mostRead = 5_000

function readDays(expiry: string, today: string): number | undefined {
  const text = expiry.slice(0, longest).toLowerCase()
  const day = writtenDay(text, today)
  if (day) return daysBetween(today, day)
  for (const [word, days] of Object.entries(soon)) if (text.includes(word)) return days
  if (/\bsoon\b|\basap\b/.test(text)) return 2
  const span = /\b(\d{1,3}|an?|one|two|three|four|few)\s+(day|week|month|year)s?\b/.exec(text)
  if (span) return (numbers[span[1] ?? ''] ?? Number(span[1])) * (unitDays[span[2] ?? ''] ?? 1)
  const weekday = weekdays.indexOf(weekdayName.exec(text)?.[1] ?? '')
  if (weekday >= 0) return (weekday - daysBetween('1970-01-04', today) + 7_000_000) % 7
  return /\bweek\b/.test(text) ? 7 : undefined
}

/** '2026-11-20', '11/20', '11/20/26', 'Nov 20', '20 November 2026'. */
function writtenDay(text: string, today: string): string | undefined {
  const iso = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  if (iso) return isDay(iso) ? iso : undefined
  const slashed = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?\b/.exec(text)
  if (slashed) return dayOf(slashed[3], Number(slashed[1]), Number(slashed[2]), today)
  const month = months.indexOf(monthName.exec(text)?.[1] ?? '') + 1
  if (!month) return undefined
  const date = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)?.[1]
  const year = /\b20\d{2}\b/.exec(text)?.[0]
  return date ? dayOf(year, month, Number(date), today) : undefined
}

/** Without a year the next such day, or one that has only just passed. */
function dayOf(year: string | undefined, month: number, date: number, today: string) {
  const inYear = (of: string) =>
    `${of}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const day = inYear(year ? year.padStart(4, '20') : today.slice(0, 4))
  if (!isDay(day)) return undefined
  const hasLongPassed = !year && day < addDays(today, -60)
  return hasLongPassed ? inYear(String(Number(today.slice(0, 4)) + 1)) : day
}
