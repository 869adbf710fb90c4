import { setImmediate } from 'node:timers/promises'
import { type Block, type Line, lineOf, linesOf, readBlocks } from './lines.ts'
import { plainText } from './plainText.ts'
import { endOfDay, type Rule, readRule } from './rules.ts'
import {
  day,
  type Length,
  readDate,
  readDates,
  readLength,
  unescaped,
  type Written,
} from './values.ts'
import { utc, type Zone, zonesOf } from './zones.ts'

/** An event as its file has it: once, or again and again. Times are on its own clock. */
export type IcsEvent = {
  uid: string
  summary: string
  description: string | null
  location: string | null
  allDay: boolean
  zone: Zone
  start: number
  length: Length
  rule?: Rule
  /** Further moments it happens at. */
  also: number[]
  /** Moments of the rule at which it does not happen, or is told by an event of its own. */
  not: Set<number>
  /** The same, by the day they begin with. */
  notOn: Set<number>
  /** From some moment on it is another way: `by` is where it moved from there. */
  changes: { from: number; by: number; event: IcsEvent }[]
  /** Which moment of a series it tells anew. */
  replaces?: number
}

type Zones = (name: string | undefined) => Zone

type Part = { event: IcsEvent; sequence: number; cancelled: boolean; instead: Line | undefined }

const longest = { summary: 500, location: 500, description: 5_000 }

/** Of one UID: as many series, and as many times that one changes for good, as make sense. */
const mostSeries = 3
const mostChanges = 20

const turn = 2_000

/** The events of a calendar file; undefined when it is none. `zone` is where floating times are. */
export async function readCalendar(text: string, zone: string): Promise<IcsEvent[] | undefined> {
  const calendar = await readBlocks(text)
  if (!calendar) return undefined
  const zones = zonesOf(calendar, zone)
  const parts: Part[] = []
  for (const [n, block] of calendar.blocks.entries()) {
    if (n % turn === turn - 1) await setImmediate()
    const part = block.name === 'VEVENT' ? readPart(block, zones, n) : undefined
    if (part) parts.push(part)
  }
  const series = Map.groupBy(parts, ({ event }) => event.uid)
  return [...series.values()].flatMap((group) => assemble(group, zones))
}

/** One event of the file. One that makes no sense is left out; the others are shown. */
function readPart(block: Block, zones: Zones, n: number): Part | undefined {
  const startLine = lineOf(block, 'DTSTART')
  const written = startLine && readOne(startLine)
  if (!written) return undefined
  const zone = zoneOf(startLine, written, zones)
  const words = (name: string, most: number) =>
    plainText(unescaped(lineOf(block, name)?.value ?? ''), most)
  const whole = isTrue(lineOf(block, 'X-MICROSOFT-CDO-ALLDAYEVENT')) && written.wall % day === 0
  const allDay = written.dateOnly || whole
  const event: IcsEvent = {
    uid: lineOf(block, 'UID')?.value.trim() || `without-uid-${n}`,
    summary: words('SUMMARY', longest.summary)?.replaceAll('\n', ' ') ?? '(No title)',
    description: words('DESCRIPTION', longest.description),
    location: words('LOCATION', longest.location),
    allDay,
    zone,
    start: written.wall,
    length: lengthOf(block, written, zone, allDay, zones),
    also: [],
    not: new Set(),
    notOn: new Set(),
    changes: [],
  }
  readRepeats(block, event, zones)
  return {
    event,
    sequence: Number(lineOf(block, 'SEQUENCE')?.value) || 0,
    cancelled: lineOf(block, 'STATUS')?.value.trim().toUpperCase() === 'CANCELLED',
    instead: lineOf(block, 'RECURRENCE-ID'),
  }
}

function readRepeats(block: Block, event: IcsEvent, zones: Zones) {
  const { zone, allDay, start } = event
  const rule = lineOf(block, 'RRULE')
  const floating = zones(undefined)
  if (rule) {
    event.rule = readRule(rule.value, start, (until) => {
      if (until.dateOnly || allDay) {
        return endOfDay(until.utc ? floating.toWall(until.wall) : until.wall)
      }
      return until.utc ? zone.toWall(until.wall) : until.wall
    })
  }
  for (const line of linesOf(block, 'RDATE')) {
    for (const date of readDates(line)) {
      const own = onClockOf(event, line, date, zones)
      // A day alone, for something that begins at nine, means nine o'clock.
      event.also.push(date.dateOnly && !allDay ? own + (start % day) : own)
    }
  }
  for (const line of linesOf(block, 'EXDATE')) {
    for (const date of readDates(line)) {
      const set = date.dateOnly && !allDay ? event.notOn : event.not
      set.add(onClockOf(event, line, date, zones))
    }
  }
}

/** The parts with one UID: the newest telling of the event, and what is different at times. */
function assemble(parts: Part[], zones: Zones): IcsEvent[] {
  const [told, instead] = [parts.filter((p) => !p.instead), parts.filter((p) => p.instead)]
  const newest = Math.max(...told.map((part) => part.sequence))
  // Some programs give many events one UID: those that begin at different times are all shown.
  const series = new Map(
    told.filter((part) => part.sequence === newest).map((part) => [part.event.start, part]),
  )
  const current = [...series.values()].filter((part) => !part.cancelled).map(({ event }) => event)
  const repeating = current
    .filter((event) => event.rule || event.also.length > 0)
    .slice(0, mostSeries)
  const single = new Map<string, IcsEvent>()
  for (const part of instead.sort((a, b) => a.sequence - b.sequence)) {
    const line = part.instead as Line
    const date = readOne(line)
    if (!date) continue
    for (const event of repeating) replace(event, part, line, date, zones)
    const key = `${date.wall}`
    single.delete(key)
    const alone = isOnward(line) && repeating.length > 0
    if (!part.cancelled && !alone && (told.length === 0 || current.length > 0)) {
      single.set(key, { ...part.event, rule: undefined, also: [], replaces: date.wall })
    }
  }
  return [...current, ...single.values()]
}

function replace(event: IcsEvent, part: Part, line: Line, date: Written, zones: Zones) {
  const at = onClockOf(event, line, date, zones)
  if (isOnward(line) && !part.cancelled && event.changes.length < mostChanges) {
    event.changes.push({ from: at, by: part.event.start - at, event: part.event })
    event.changes.sort((a, b) => a.from - b.from)
  } else if (date.dateOnly && !event.allDay) {
    event.notOn.add(at)
  } else {
    event.not.add(at)
  }
}

const isOnward = (line: Line) => line.params.RANGE?.toUpperCase() === 'THISANDFUTURE'

/** A moment that another line names, on the event's own clock. */
function onClockOf(event: IcsEvent, line: Line, date: Written, zones: Zones): number {
  if (date.dateOnly) return date.wall
  if (event.allDay) return Math.floor(date.wall / day) * day
  return event.zone.toWall(zoneOf(line, date, zones).toInstant(date.wall))
}

const readOne = (line: Line) => readDate(line.value, line.params.VALUE?.toUpperCase() === 'DATE')

const zoneOf = (line: Line, { utc: isUtc, dateOnly }: Written, zones: Zones): Zone =>
  isUtc || dateOnly ? utc : zones(line.params.TZID)

function lengthOf(block: Block, start: Written, zone: Zone, allDay: boolean, zones: Zones): Length {
  const endLine = lineOf(block, 'DTEND')
  const end = endLine && readOne(endLine)
  const given = readLength(lineOf(block, 'DURATION')?.value ?? '')
  if (allDay) {
    const span = end ? end.wall - start.wall : (given?.onTheClock ?? 0) + (given?.passing ?? 0)
    return { onTheClock: Math.max(day, Math.ceil(span / day) * day), passing: 0 }
  }
  if (!end || end.dateOnly) return given ?? { onTheClock: 0, passing: 0 }
  const endZone = zoneOf(endLine, end, zones)
  // From ten at night to six in the morning is that also in the night the clocks change.
  if (endZone === zone) return { onTheClock: Math.max(0, end.wall - start.wall), passing: 0 }
  const passing = endZone.toInstant(end.wall) - zone.toInstant(start.wall)
  return { onTheClock: 0, passing: Math.max(0, passing) }
}

const isTrue = (line: Line | undefined) => line?.value.trim().toUpperCase() === 'TRUE'
