import { readDate, type Written } from './icsValues.ts'
import { momentsOf } from './moments.ts'
import type { Frequency, Repeat } from './repeat.ts'
import type { Work } from './work.ts'

export type Rule = {
  repeat: Repeat
  /** Its wall times in a window, in order. */
  between: (from: number, to: number, work: Work) => number[]
}

/** Events more often than every 15 minutes are refused, unless COUNT ends them soon. */
const mostPerDay = 96
const mostCountedOften = 1_000

/** The most values a part can have: the days of a year. */
const mostValues = 366

const frequencies: Frequency[] = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY']
/** Shared, to save memory: most parts of most rules are empty. */
const none: never[] = []

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * Reads an RRULE, in wall time: nine o'clock stays nine o'clock, whatever the zone does. Undefined
 * for rules that are invalid, excessive or in another calendar's months.
 */
export function readRule(
  text: string,
  start: number,
  untilOnTheClock: (until: Written) => number,
): Rule | undefined {
  const parts = partsOf(text)
  const repeat = readRepeat(parts)
  if (!repeat || !isSeldom(repeat)) return undefined
  const until = readDate(parts.get('UNTIL') ?? '')
  const last = until ? untilOnTheClock(until) : Number.POSITIVE_INFINITY
  return {
    repeat,
    between: (from, to, work) => {
      if (last < from || start > to) return []
      return momentsOf(repeat, start, { from, to: Math.min(to, last) }, work)
    },
  }
}

/** Some files have blanks in it: `BYDAY=MO, TU`. Parts without a value are ignored. */
function partsOf(text: string): Map<string, string> {
  const parts = text.replace(/\s/g, '').toUpperCase().split(';', 50)
  return new Map(
    parts.flatMap((part) => {
      const at = part.indexOf('=')
      return at > 0 && at < part.length - 1 ? [[part.slice(0, at), part.slice(at + 1)]] : []
    }),
  )
}

/** All values must be valid: half a rule would show wrong days. */
function readRepeat(parts: Map<string, string>): Repeat | undefined {
  const frequency = frequencies.find((each) => each === parts.get('FREQ'))
  if (!frequency || countsOtherwise(parts)) return undefined
  const lists = {
    months: numbers(parts.get('BYMONTH'), 1, 12),
    weeks: numbers(parts.get('BYWEEKNO'), -53, 53),
    yearDays: numbers(parts.get('BYYEARDAY'), -366, 366),
    monthDays: numbers(parts.get('BYMONTHDAY'), -31, 31),
    hours: numbers(parts.get('BYHOUR'), 0, 23),
    minutes: numbers(parts.get('BYMINUTE'), 0, 59),
    seconds: numbers(parts.get('BYSECOND'), 0, 59),
    positions: numbers(parts.get('BYSETPOS'), -366, 366),
    weekdays: weekdays(parts.get('BYDAY')),
  }
  if (!isWhole(lists)) return undefined
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const count = Number(parts.get('COUNT') ?? 0)
  return {
    ...lists,
    frequency,
    interval: Number.isInteger(interval) && interval > 0 ? Math.min(interval, 1_000_000) : 1,
    // Some programs write -1 for 'no count'.
    count: Number.isInteger(count) && count > 0 ? count : undefined,
    weekStart: Math.max(0, weekdayNames.indexOf(parts.get('WKST') ?? 'MO')),
  }
}

type Lists = Pick<Repeat, ListName>
type ListName =
  | 'months'
  | 'weeks'
  | 'yearDays'
  | 'monthDays'
  | 'hours'
  | 'minutes'
  | 'seconds'
  | 'positions'
  | 'weekdays'

const isWhole = (lists: { [Name in ListName]: Lists[Name] | undefined }): lists is Lists =>
  Object.values(lists).every((list) => list !== undefined)

/** RFC 7529: another calendar's months, or days that move if they don't exist; and Easter. */
function countsOtherwise(parts: Map<string, string>): boolean {
  const otherCalendar = (parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN'
  return otherCalendar || (parts.get('SKIP') ?? 'OMIT') !== 'OMIT' || parts.has('BYEASTER')
}

/** Undefined if a value is invalid; 0 is valid only if `least` is 0. */
function numbers(text: string | undefined, least: number, most: number): number[] | undefined {
  if (text === undefined) return none
  const values = text.split(',', mostValues + 1).filter((value) => value !== '')
  const read = [...new Set(values.map((value) => (/^[+-]?\d{1,3}$/.test(value) ? +value : NaN)))]
  const sane = (value: number) => value >= least && value <= most && (value !== 0 || least === 0)
  return values.length <= mostValues && read.every(sane) ? read : undefined
}

function weekdays(text: string | undefined): Repeat['weekdays'] | undefined {
  if (text === undefined) return none
  const values = text.split(',', mostValues + 1).filter((value) => value !== '')
  const read = values.map((value) => {
    const [, nth = '', name = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(value) ?? []
    return { nth: Number(nth), weekday: weekdayNames.indexOf(name) }
  })
  const sane = ({ nth, weekday }: { nth: number; weekday: number }) =>
    weekday >= 0 && Math.abs(nth) <= 53
  return values.length <= mostValues && read.every(sane) ? read : undefined
}

/** Whether it is not too often in a day; a short COUNT excuses it. */
function isSeldom({ frequency, interval, count, hours, minutes, seconds }: Repeat): boolean {
  if (count !== undefined && count <= mostCountedOften) return true
  const several = (list: number[]) => Math.max(1, list.length)
  const perHour = several(minutes) * several(seconds)
  if (frequency === 'MINUTELY') return (1_440 / interval) * several(seconds) <= mostPerDay
  if (frequency === 'HOURLY') return (24 / interval) * perHour <= mostPerDay
  return several(hours) * perHour <= mostPerDay
}
