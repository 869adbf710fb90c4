import { dayNumber, factsOf } from './dayFacts.ts'
import type { Line } from './icsLines.ts'

/**
 * Wall times are milliseconds as if the zone's clock showed UTC, so that days can be added without
 * regard to clock changes.
 */
export const day = 86_400_000

export type Written = {
  wall: number
  /** A date without time. */
  dateOnly: boolean
  /** Ends in Z. */
  utc: boolean
}

/** Reads `20261108`, `20261108T090000` or `20261108T090000Z`; undefined for invalid dates. */
export function readDate(text: string, dateOnly = false): Written | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/i.exec(text.trim())
  if (!parts) return undefined
  const [year = 0, month = 0, monthDay = 0] = [parts[1], parts[2], parts[3]].map(Number)
  const number = dayNumber(year, month, monthDay)
  if (factsOf(number).monthDay !== monthDay || month < 1 || month > 12) return undefined
  if (parts[4] === undefined || dateOnly) return { wall: number * day, dateOnly: true, utc: false }
  const [hour, minute, second] = [Number(parts[4]), Number(parts[5]), Number(parts[6] ?? 0)]
  if (hour > 23 || minute > 59) return undefined
  const seconds = hour * 3_600 + minute * 60 + Math.min(59, second)
  return { wall: number * day + seconds * 1_000, dateOnly: false, utc: parts[7] !== undefined }
}

/** Days and weeks are wall time; hours, minutes and seconds are elapsed time. */
export type Length = { onTheClock: number; passing: number }

export function readLength(text: string): Length | undefined {
  const parts = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(
    text.trim(),
  )
  if (!parts) return undefined
  const [, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Math.min(Number(part ?? 0), 1_000_000),
  )
  return {
    onTheClock: (weeks * 7 + days) * day,
    passing: (hours * 3_600 + minutes * 60 + seconds) * 1_000,
  }
}

/** A date of EXDATE or RDATE; RDATE may give a period with an end or a length. */
export type Listed = { at: Written; end?: Written; length?: Length }

const mostListed = 5_000

/** The dates of a line, `isWhole` if all are valid; undefined if there are too many. */
export function readDates(line: Line): { dates: Listed[]; isWhole: boolean } | undefined {
  const isDay = line.params.VALUE?.toUpperCase() === 'DATE'
  const texts = line.value.split(',', mostListed + 1)
  if (texts.length > mostListed) return undefined
  let isWhole = true
  const dates = texts.flatMap((text) => {
    const [first = '', then] = text.split('/', 2)
    const at = readDate(first, isDay)
    const [end, length] = [readDate(then ?? ''), readLength(then ?? '')]
    const isRead = at && (then === undefined || length || (end && end.wall >= at.wall))
    if (!isRead && text.trim() !== '') isWhole = false
    return at ? [{ at, end, length }] : []
  })
  return { dates, isWhole }
}

export const unescaped = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
