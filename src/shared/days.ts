import { type Ways, ways } from './ways.ts'

/** Days are `yyyy-MM-dd`, times of day `HH:mm`, in the household's zone; `time.ts` knows today. */
const utc = (day: string) => new Date(`${day}T00:00:00Z`)

export function addDays(day: string, count: number): string {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** 1 from today to tomorrow, -1 from today to yesterday. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000)

export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => addDays(day, n))

/** 0 on a Sunday. */
export const weekdayOf = (day: string): number => utc(day).getUTCDay()

const firstDays: Readonly<Record<Ways['weekStart'], number>> = { Sunday: 0, Monday: 1, Saturday: 6 }

/** The day that begins the day's week, by the household's way. */
export const startOfWeek = (day: string, weekStart = ways().weekStart): string =>
  addDays(day, -((weekdayOf(day) - firstDays[weekStart] + 7) % 7))

/** The beginning of a week in words: as people say it, Sunday ends one, also where calendars begin with it. */
export function startOfSaidWeek(day: string): string {
  const { weekStart } = ways()
  return startOfWeek(day, weekStart === 'Sunday' ? 'Monday' : weekStart)
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(utc(text).getTime()) &&
  utc(text).toISOString().startsWith(text)

export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Kept, since to make one takes longer than to say a hundred days. */
const formats: Record<string, Intl.DateTimeFormat> = {}

/** A day in words, in the household's order: `sayDay(day, { weekday: 'short' })` is 'Sat'. */
export function sayDay(
  day: string,
  parts: Intl.DateTimeFormatOptions,
  order = ways().dates,
): string {
  const key = JSON.stringify(parts)
  formats[key] ??= new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' })
  const format = formats[key]
  if (order === 'month first') return format.format(utc(day))
  const said = new Map(format.formatToParts(utc(day)).map(({ type, value }) => [type, value]))
  const ordered = order === 'day first' ? dayFirst : dayFirst.toReversed()
  const date = ordered.flatMap((part) => said.get(part) ?? []).join(' ')
  return [said.get('weekday'), date].filter(Boolean).join(', ')
}

const dayFirst = ['day', 'month', 'year'] as const

const near: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' }

export const nearDay = (day: string, today: string): string | undefined =>
  near[daysBetween(today, day)]

/** 'Today', 'Tomorrow', 'Yesterday', or 'Mon, Nov 16' ('Mon, 16 Nov'). */
export const dayName = (day: string, today: string): string =>
  nearDay(day, today) ?? sayDay(day, { weekday: 'short', month: 'short', day: 'numeric' })

/** The same inside a sentence: 'today'. */
export const dayInText = (day: string, today: string): string =>
  nearDay(day, today)?.toLowerCase() ?? dayName(day, today)

/** Minutes since midnight: 1080 at '18:00'. */
export const minutesAt = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** '18:00' at 1080 minutes since midnight. */
export const timeAt = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`

/** A time, which may have seconds, on the household's clock: '6:00 PM' or '18:00'. */
export const sayTime = (time: string, clock = ways().clock): string =>
  clock === '24' ? time : `${briefTime(time, clock)} ${Number(time.slice(0, 2)) < 12 ? 'AM' : 'PM'}`

/** Where the half of the day is clear: '6:00' or '18:00'. */
export const briefTime = (time: string, clock = ways().clock): string =>
  clock === '24' ? time : `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`

/** A full hour at the edge of a day: '6 PM' or '18:00'. */
export const sayHour = (hour: number): string => sayTime(timeAt(hour * 60)).replace(':00 ', ' ')
