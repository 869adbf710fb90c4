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

/** The Sunday that begins the day's week. */
export const startOfWeek = (day: string): string => addDays(day, -utc(day).getUTCDay())

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(utc(text).getTime()) &&
  utc(text).toISOString().startsWith(text)

export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** A day in words: `sayDay(day, { weekday: 'short' })` is 'Sat'. */
export const sayDay = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(utc(day))

const near: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' }

export const nearDay = (day: string, today: string): string | undefined =>
  near[daysBetween(today, day)]

/** 'Today', 'Tomorrow', 'Yesterday', or 'Mon, Nov 16'. */
export const dayName = (day: string, today: string): string =>
  nearDay(day, today) ?? sayDay(day, { weekday: 'short', month: 'short', day: 'numeric' })

/** Minutes since midnight: 1080 at '18:00'. */
export const minutesAt = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Minutes since midnight on a twelve-hour clock: '6:00' at 1080. */
export const clockTime = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`

export function twelveHour(time: string): string {
  const minutes = minutesAt(time)
  return `${clockTime(minutes)} ${minutes < 720 ? 'AM' : 'PM'}`
}
