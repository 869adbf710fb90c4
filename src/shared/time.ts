import { addDays } from './days.ts'

/** Only this file reads the clock, so that a day is decided once and in one time zone. */
const now = (): Date => new Date()

export const millis = (): number => Date.now()

/** Now, as stored: ISO 8601 in UTC. */
export const timestamp = (): string => now().toISOString()

export const momentsAgo = (ms: number): string => new Date(millis() - ms).toISOString()

/** The day (`yyyy-MM-dd`) of a moment in a time zone. */
export const dayIn = (zone: string, moment: Date = now()): string =>
  clockOf(zone)(moment).slice(0, 10)

/** The time of day (`HH:mm`) of a moment in a time zone. */
export const timeIn = (zone: string, moment: Date = now()): string =>
  clockOf(zone)(moment).slice(11, 16)

/** `HH:mm:ss`. */
export const clockIn = (zone: string, moment: Date = now()): string =>
  clockOf(zone)(moment).slice(11)

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

/** What a moment is called in one time zone: `yyyy-MM-ddTHH:mm:ss`. */
type Clock = (moment: Date) => string

const clocks = new Map<string, Clock>()

/** Temporal where there is one, since Intl's dates take 8 MB of a server's memory. */
function clockOf(zone: string): Clock {
  const clock = clocks.get(zone) ?? temporalClock(zone) ?? intlClock(zone)
  clocks.set(zone, clock)
  return clock
}

/** Undefined in Safari, and for names that only Intl knows, such as 'PST'. */
export function temporalClock(zone: string): Clock | undefined {
  const clock: Clock = (moment) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime())
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'second' })
  try {
    clock(now())
    return clock
  } catch {
    return undefined
  }
}

export function intlClock(zone: string): Clock {
  // Swedes write dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return (moment) => format.format(moment).replace(' ', 'T')
}

/** Names such as 'Europe/Berlin' include daylight saving time; '+05:00' does not. */
export const isZoneName = (zone: string): boolean =>
  zone.length <= 100 && /^[A-Za-z]/.test(zone) && isTimeZone(zone)

export function isTimeZone(zone: string): boolean {
  try {
    clockOf(zone)
    return true
  } catch {
    return false
  }
}
