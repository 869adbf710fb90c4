import { addDays } from './days.ts'

/** Only this file reads the clock, so that a day is decided once and in one time zone. */
const now = (): Date => new Date()

export const millis = (): number => Date.now()

/** Now, as stored: ISO 8601 in UTC. */
export const timestamp = (): string => now().toISOString()

export const momentsAgo = (ms: number): string => new Date(millis() - ms).toISOString()

/** The day (`yyyy-MM-dd`) of a moment in a time zone. */
export function dayIn(zone: string, moment: Date = now()): string {
  const parts = dayFormat(zone).formatToParts(moment)
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** The time of day (`HH:mm`) of a moment in a time zone. */
export const timeIn = (zone: string, moment: Date = now()): string =>
  timeFormat(zone).format(moment)

/** `HH:mm:ss`. */
export const clockIn = (zone: string, moment: Date = now()): string =>
  clockFormat(zone).format(moment)

/** The moment when a clock in a time zone shows a day and a time, or would if none were skipped. */
function momentIn(zone: string, day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`)
  let moment = wanted
  // Twice, for days on which the clocks change.
  for (let n = 0; n < 2; n += 1) {
    const shown = Date.parse(`${dayIn(zone, new Date(moment))}T${timeIn(zone, new Date(moment))}Z`)
    moment += wanted - shown
  }
  return new Date(moment)
}

/** The moment when a day begins in a time zone, which is not always midnight. */
export function startOfDayIn(zone: string, day: string): Date {
  const moment = momentIn(zone, day, '00:00')
  const before = dayIn(zone, moment) < day
  return new Date(moment.getTime() + (before ? 3_600_000 : 0))
}

/** The last moment at which a clock in a time zone showed a time. */
export function lastTimeIn(zone: string, time: string, moment: Date = now()): Date {
  const day = dayIn(zone, moment)
  const today = momentIn(zone, day, time)
  return today <= moment ? today : momentIn(zone, addDays(day, -1), time)
}

/** Creating an Intl.DateTimeFormat is slow, so each is kept. */
function kept(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string) => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
    formats.set(timeZone, format)
    return format
  }
}

const dayFormat = kept('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })
const timeOfDay = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const timeFormat = kept('en-GB', timeOfDay)
const clockFormat = kept('en-GB', { ...timeOfDay, second: '2-digit' })

/** Names such as 'Europe/Berlin' include daylight saving time; '+05:00' does not. */
export const isZoneName = (zone: string): boolean =>
  zone.length <= 100 && /^[A-Za-z]/.test(zone) && isTimeZone(zone)

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
