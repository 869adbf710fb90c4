import ical, { type VEvent } from 'node-ical'
import { isTimeZone } from '#shared/time.ts'
import { type Block, lineOf, linesOf } from './lines.ts'
import { type Rule, readRule } from './rules.ts'
import { readDate, readDates } from './values.ts'

/** As many zones, and parts of one, as make sense in a file. */
const mostZones = 200
const mostParts = 200
const mostRules = 20

/** Between what a clock shows somewhere and the moment it is. */
export type Zone = {
  toInstant: (wall: number) => number
  toWall: (instant: number) => number
}

export const utc: Zone = { toInstant: (wall) => wall, toWall: (instant) => instant }

/** An hour that a clock skips counts from before the change; of one it shows twice the first. */
export const namedZone = (name: string): Zone =>
  /^(Etc\/)?(UTC|GMT|Z)$/i.test(name)
    ? utc
    : {
        toInstant: (wall) =>
          Temporal.Instant.fromEpochMilliseconds(wall)
            .toZonedDateTimeISO('UTC')
            .toPlainDateTime()
            .toZonedDateTime(name).epochMilliseconds,
        toWall: (instant) =>
          instant +
          Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name)
            .offsetNanoseconds /
            1_000_000,
      }

/**
 * The zones of one file. A name that the world knows is taken by its name; then what the file
 * itself says about it; and if it says nothing, the zone that times without one have.
 */
export function zonesOf(calendar: Block, otherwise: string): (name: string | undefined) => Zone {
  const own = linesOf(calendar, 'X-WR-TIMEZONE').map((line) => line.value.trim())
  const floating = namedZone(own.find(isTimeZone) ?? otherwise)
  const described = new Map(
    calendar.blocks
      .filter((block) => block.name === 'VTIMEZONE')
      .map((block) => [lineOf(block, 'TZID')?.value.trim() ?? '', block]),
  )
  const zones = new Map<string, Zone>()
  return (name) => {
    if (!name) return floating
    const kept = zones.get(name)
    if (kept) return kept
    if (zones.size >= mostZones) return floating
    const known = worldName(name)
    const block = described.get(name)
    const zone = known ? namedZone(known) : ((block && describedZone(block)) ?? floating)
    zones.set(name, zone)
    return zone
  }
}

/** 'Europe/Berlin', '/freeassociation.sourceforge.net/Europe/Berlin' and 'Pacific Standard Time'. */
function worldName(name: string): string | undefined {
  if (isTimeZone(name)) return name
  if (/\/utc$/i.test(name)) return 'UTC'
  const path = name.split('/').filter(Boolean)
  const ends = [3, 2].map((count) => path.slice(-count).join('/'))
  return ends.find((end) => end.includes('/') && isTimeZone(end)) ?? windowsName(name)
}

/** node-ical knows what Windows calls the zones. What the file makes up itself is not asked for. */
function windowsName(name: string): string | undefined {
  if (!/^[\w .,&():+-]+$/.test(name) || /custom/i.test(name)) return undefined
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART;TZID="${name}":20260101T000000`,
  ]
  try {
    const text = [...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
    const found = (ical.sync.parseICS(text)['1'] as VEvent).start.tz
    return found && found !== name && isTimeZone(found) ? found : undefined
  } catch {
    return undefined
  }
}

type Turn = { at: number; offset: number }

/** A zone by the rules that a file brings for it. */
function describedZone(block: Block): Zone | undefined {
  const periods = block.blocks.slice(0, mostParts).flatMap((part) => {
    const start = readDate(lineOf(part, 'DTSTART')?.value ?? '')
    const offset = readOffset(lineOf(part, 'TZOFFSETTO')?.value)
    const before = readOffset(lineOf(part, 'TZOFFSETFROM')?.value) ?? offset
    if (!start || offset === undefined || before === undefined) return []
    // Microsoft's begin in 1601; no rule has to be worked out from there.
    const from = Math.max(start.wall, new Date(start.wall).setUTCFullYear(1970))
    const rule = lineOf(part, 'RRULE')
    const dates = linesOf(part, 'RDATE').flatMap(readDates).slice(0, mostParts)
    return {
      offset,
      before,
      dates: [start.wall, ...dates.map((date) => date.wall)],
      rule: rule && readRule(rule.value, from, (until) => until.wall + (until.utc ? before : 0)),
    }
  })
  const first = periods.toSorted((a, b) => (a.dates[0] ?? 0) - (b.dates[0] ?? 0))[0]
  if (!first) return undefined

  const rules = new Set(periods.flatMap(({ rule }) => rule ?? []).slice(0, mostRules))
  const turnsBy = new Map<number, Turn[]>()
  const turnsAround = (year: number): Turn[] => {
    const kept = turnsBy.get(year)
    if (kept) return kept
    const turns = periods.flatMap(({ offset, dates, rule }) =>
      [...dates, ...(rule && rules.has(rule) ? recent(rule, year) : [])].map((at) => ({
        at,
        offset,
      })),
    )
    turnsBy.set(
      year,
      turns.sort((a, b) => a.at - b.at),
    )
    return turns
  }
  const offsetAt = (wall: number) =>
    turnsAround(Math.min(Math.max(new Date(wall).getUTCFullYear(), 1970), 2100)).findLast(
      (turn) => turn.at <= wall,
    )?.offset ?? first.before
  const offsets = [...new Set(periods.flatMap(({ offset, before }) => [offset, before]))]
  return {
    toInstant: (wall) => wall - offsetAt(wall),
    toWall: (instant) => {
      const offset = offsets.find((each) => offsetAt(instant + each) === each)
      return instant + (offset ?? offsetAt(instant))
    },
  }
}

const recent = (rule: Rule, year: number): number[] =>
  rule.between(Date.UTC(year - 1, 0, 1), Date.UTC(year + 1, 0, 1))

/** '-0800' in milliseconds. */
function readOffset(text: string | undefined): number | undefined {
  const parts = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(text?.trim() ?? '')
  if (!parts) return undefined
  const [, , hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part) || 0)
  return (hours * 3_600 + minutes * 60 + seconds) * (parts[1] === '-' ? -1_000 : 1_000)
}
