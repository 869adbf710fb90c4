import ical, { type RRule, type VEvent } from 'node-ical'
import { day, readDate, type Written, writeDate } from './values.ts'

/** When something happens again and again. */
export type Rule = {
  /** All its moments between two, on the clock, in order. */
  between: (from: number, to: number) => number[]
}

/** Beyond this a count is as good as none; up to it counting is quick. */
const mostCounted = 10_000

/** More often than every quarter of an hour is nobody's appointment. */
const mostPerDay = 96

const known =
  /^(INTERVAL|COUNT|BYMONTH|BYWEEKNO|BYYEARDAY|BYMONTHDAY|BYHOUR|BYMINUTE|BYSECOND|BYSETPOS)$/

/**
 * Reads an RRULE. It is worked out on a clock without zone: nine o'clock stays nine o'clock, and
 * the zone comes in afterwards. Undefined for a rule that makes no sense, or means harm.
 */
export function readRule(
  text: string,
  start: number,
  untilOnTheClock: (until: Written) => number,
): Rule | undefined {
  const parts = new Map(
    text.split(';').map((part) => part.trim().toUpperCase().split('=') as [string, string]),
  )
  const freq = parts.get('FREQ') ?? ''
  const until = readDate(parts.get('UNTIL') ?? '')
  const last = until ? untilOnTheClock(until) : Number.POSITIVE_INFINITY
  if (!/^(HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(freq) || perDay(parts) > mostPerDay) return
  if (Number(parts.get('COUNT') ?? 0) > mostCounted) parts.delete('COUNT')

  const clean = [...parts].filter(
    ([name, value]) =>
      (known.test(name) && /^[+-]?\d+(,[+-]?\d+)*$/.test(value)) ||
      (name === 'BYDAY' && /^([+-]?\d{0,2}(SU|MO|TU|WE|TH|FR|SA),?)+$/.test(value)) ||
      (name === 'WKST' && /^(SU|MO|TU|WE|TH|FR|SA)$/.test(value)),
  )
  const rule = [`FREQ=${freq}`, ...clean.map(([name, value]) => `${name}=${value}`)].join(';')
  let engine: RRule | undefined
  return {
    between: (from, to) => {
      if (last < from || start > to) return []
      engine ??= engineFor(rule, start)
      const moments = engine?.between(new Date(from), new Date(Math.min(to, last)), true) ?? []
      return moments.map((moment) => moment.getTime())
    },
  }
}

/** How many times a day a rule can come true at most. */
function perDay(parts: Map<string, string>): number {
  const several = (name: string) => parts.get(name)?.split(',').length ?? 1
  const hours =
    parts.get('FREQ') === 'HOURLY' ? 24 / Math.max(1, Number(parts.get('INTERVAL') ?? 1)) : 1
  return Math.max(hours, several('BYHOUR')) * several('BYMINUTE') * several('BYSECOND')
}

/** node-ical's rules need an event around them; in UTC it has no zone to be wrong about. */
function engineFor(rule: string, start: number): RRule | undefined {
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', `DTSTART:${writeDate(start)}`]
  const text = [...lines, `RRULE:${rule}`, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
  try {
    return (ical.sync.parseICS(text)['1'] as VEvent).rrule
  } catch {
    // It happens once, at its start.
    return undefined
  }
}

export const endOfDay = (wall: number): number => Math.floor(wall / day) * day + day - 1
