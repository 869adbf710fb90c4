import { type Block, lineOf, linesOf } from './icsBlocks.ts'
import type { Line } from './icsLines.ts'
import { plainText } from './icsText.ts'
import { day, type Length, readDates, unescaped } from './icsValues.ts'
import type { Doubt } from './remarks.ts'
import { type Rule, readRule } from './rules.ts'
import { endOfLastDay, inDays, lengthOf, onClockOf, readOne, zoneOf } from './spans.ts'
import { TooMuchWork, type Work } from './work.ts'
import type { Zone } from './zone.ts'
import type { Zones } from './zones.ts'

/** An event of a file, once or repeating. Times are wall times of its own zone. */
export type IcsEvent = {
  uid: string
  summary: string
  description: string | null
  location: string | null
  allDay: boolean
  zone: Zone
  start: number
  length: Length
  rules: Rule[]
  /** An event with a rule that could not be read is shown once. */
  onlyOnce: boolean
  /** Ways in which it is shown differently from the file. */
  doubts: Set<Doubt>
  /** RDATE: further occurrences, some with a length of their own. */
  also: { at: number; length?: Length }[]
  /** Occurrences of the rule that are cancelled or replaced by another event. */
  not?: Set<number>
  /** Excluded occurrences by day, if only the day is named. */
  notOn?: Set<number>
  /** THISANDFUTURE: from a moment on the event is different, and shifted by `by`. */
  changes: { from: number; by: number; event: IcsEvent }[]
  /** The occurrence of a series that this event replaces. */
  replaces?: number
}

/** A VEVENT: the whole event, or one occurrence of it (`instead`). */
export type Part = {
  event: IcsEvent
  sequence: number
  cancelled: boolean
  instead: Line | undefined
}

const longest = { uid: 500, summary: 500, location: 500, description: 5_000 }

const mostRules = 5
const mostDates = 5_000

/** The cost of a date in another zone, in days of a rule. */
const workPerDate = 200

/** One VEVENT; undefined if it makes no sense. */
export function readPart(
  block: Block,
  zones: Zones,
  otherUid: string,
  work: Work,
): Part | undefined {
  const startLine = lineOf(block, 'DTSTART')
  const written = startLine && readOne(startLine)
  if (!written || block.cut) return undefined
  const zone = zoneOf(startLine, written, zones)
  const whole = isTrue(lineOf(block, 'X-MICROSOFT-CDO-ALLDAYEVENT')) && written.wall % day === 0
  const allDay = written.dateOnly || whole
  const event: IcsEvent = {
    uid: lineOf(block, 'UID')?.value.trim().slice(0, longest.uid) || otherUid,
    summary: summaryOf(block),
    description: words(block, 'DESCRIPTION', longest.description),
    location: words(block, 'LOCATION', longest.location),
    allDay,
    zone,
    start: written.wall,
    length: lengthOf(block, written, { zone, allDay }, zones),
    rules: [],
    onlyOnce: false,
    doubts: doubtsOf(block, startLine, zones),
    also: [],
    changes: [],
  }
  readRules(block, event, zones)
  readFurther(block, event, zones, work)
  readExceptions(block, event, zones, work)
  return {
    event,
    sequence: Number(lineOf(block, 'SEQUENCE')?.value) || 0,
    cancelled: lineOf(block, 'STATUS')?.value.trim().toUpperCase() === 'CANCELLED',
    instead: lineOf(block, 'RECURRENCE-ID'),
  }
}

const zoned = new Set(['DTSTART', 'DTEND', 'RDATE', 'EXDATE'])

function doubtsOf(block: Block, start: Line, zones: Zones): Set<Doubt> {
  const doubts = new Set<Doubt>()
  if (start.params.VALUE?.toUpperCase() === 'DATE' && /T/i.test(start.value)) doubts.add('dayOnly')
  const isNotFound = ({ params, value }: Line) =>
    params.TZID !== undefined && /\dT\d+(?!\d|Z)/i.test(value) && !zones.isKnown(params.TZID)
  const lines = [...block.lines, ...block.lists].filter(({ name }) => zoned.has(name))
  if (lines.some(isNotFound)) doubts.add('otherZone')
  return doubts
}

export const summaryOf = (block: Block): string =>
  words(block, 'SUMMARY', longest.summary)?.replaceAll('\n', ' ') ?? '(No title)'

const words = (block: Block, name: string, most: number) =>
  // Unescapes only as much text as is used.
  plainText(unescaped(lineOf(block, name)?.value.slice(0, most * 8) ?? ''), most)

/** The standard allows one rule; a file with two gets the dates of both. */
function readRules(block: Block, event: IcsEvent, zones: Zones) {
  const lines = linesOf(block, 'RRULE')
  const { zone, allDay, start } = event
  event.rules = lines.slice(0, mostRules).flatMap(
    ({ value }) =>
      readRule(value, start, (until) => {
        if (until.dateOnly || allDay) return endOfLastDay(until, zone, zones)
        return until.utc ? zone.toWall(until.wall) : until.wall
      }) ?? [],
  )
  event.onlyOnce = event.rules.length < lines.length
}

function readFurther(block: Block, event: IcsEvent, zones: Zones, work: Work) {
  for (const { line, date } of datesOf(block, 'RDATE', event, work)) {
    const own = onClockOf(event, line, date.at, zones)
    const end = date.end && onClockOf(event, line, date.end, zones)
    const given =
      end === undefined ? date.length : { onTheClock: Math.max(0, end - own), passing: 0 }
    const length = given && event.allDay ? inDays(given) : given
    // A date without time takes the time of the event's start.
    const at = date.at.dateOnly && !event.allDay ? own + (event.start % day) : own
    event.also.push({ at, length })
  }
}

function readExceptions(block: Block, event: IcsEvent, zones: Zones, work: Work) {
  for (const { line, date } of datesOf(block, 'EXDATE', event, work)) {
    takeOut(event, onClockOf(event, line, date.at, zones), date.at.dateOnly)
  }
}

/** Excludes one occurrence, or by its date all on that day. */
export function takeOut(event: IcsEvent, at: number, byDay: boolean) {
  if (byDay && !event.allDay) {
    event.notOn ??= new Set()
    event.notOn.add(at)
  } else {
    event.not ??= new Set()
    event.not.add(at)
  }
}

function datesOf(block: Block, name: string, event: IcsEvent, work: Work) {
  const lists = linesOf(block, name).map((line) => ({ line, read: readDates(line) }))
  const all = lists.flatMap(({ line, read }) => {
    if (!read) throw new TooMuchWork()
    if (!read.isWhole) event.doubts.add('dates')
    return read.dates.map((date) => ({ line, date }))
  })
  if (all.length > mostDates) throw new TooMuchWork()
  work.spend(all.length * workPerDate)
  return all
}

const isTrue = (line: Line | undefined) => line?.value.trim().toUpperCase() === 'TRUE'
