import { type Block, lineOf } from './icsBlocks.ts'
import type { Line } from './icsLines.ts'
import { day, type Length, readDate, readLength, type Written } from './icsValues.ts'
import { utc, type Zone } from './zone.ts'
import type { Zones } from './zones.ts'

type Clock = { zone: Zone; allDay: boolean }

export const readOne = (line: Line): Written | undefined =>
  readDate(line.value, line.params.VALUE?.toUpperCase() === 'DATE')

export const zoneOf = (line: Line, { utc: isUtc, dateOnly }: Written, zones: Zones): Zone =>
  isUtc || dateOnly ? utc : zones.of(line.params.TZID)

/** A moment that another line names, on the event's own clock. */
export function onClockOf({ zone, allDay }: Clock, line: Line, date: Written, zones: Zones) {
  if (date.dateOnly) return date.wall
  if (allDay) return Math.floor(date.wall / day) * day
  const named = zoneOf(line, date, zones)
  return named === zone ? date.wall : zone.toWall(named.toInstant(date.wall))
}

export function lengthOf(
  block: Block,
  start: Written,
  { zone, allDay }: Clock,
  zones: Zones,
): Length {
  const endLine = lineOf(block, 'DTEND')
  const end = endLine && readOne(endLine)
  const given = readLength(lineOf(block, 'DURATION')?.value ?? '')
  if (allDay) {
    return inDays(end ? { onTheClock: end.wall - start.wall, passing: 0 } : given)
  }
  if (!end) return given ?? { onTheClock: 0, passing: 0 }
  const endZone = zoneOfEnd(endLine, end, zone, zones)
  // From ten at night to six in the morning is that also in the night the clocks change.
  if (endZone === zone) return { onTheClock: Math.max(0, end.wall - start.wall), passing: 0 }
  const passing = endZone.toInstant(end.wall) - zone.toInstant(start.wall)
  return { onTheClock: 0, passing: Math.max(0, passing) }
}

/** Whole days, and one at least. */
export function inDays({ onTheClock, passing } = { onTheClock: 0, passing: 0 }): Length {
  const days = Math.ceil((onTheClock + passing) / day)
  return { onTheClock: Math.max(1, days) * day, passing: 0 }
}

/** An end without a zone is on the clock of its start; a day alone ends as it begins, at home. */
function zoneOfEnd(line: Line, end: Written, zone: Zone, zones: Zones): Zone {
  if (end.utc) return utc
  if (end.dateOnly) return zone === utc ? zones.floating : zone
  return line.params.TZID ? zones.of(line.params.TZID) : zone
}

const endOfDay = (wall: number): number => Math.floor(wall / day) * day + day - 1

/**
 * The end of the last day of a series. Outlook gives days an UNTIL in UTC: midnight, or the last
 * second before it, on the clock of whoever wrote it. Which clock that was may not be said.
 */
export function lastDay(until: Written, zone: Zone, zones: Zones): number {
  if (!until.utc) return endOfDay(until.wall)
  for (const each of [zone, zones.floating, ...zones.described()]) {
    const wall = each.toWall(until.wall)
    if (each !== utc && (isMidnight(wall) || isMidnight(wall + 1_000))) return endOfDay(wall)
  }
  // The clock on which it is midnight: at most twelve hours away.
  const lastSecond = until.wall % 60_000 === 59_000
  const midnight = until.wall + (lastSecond ? 1_000 : 0) + day / 2
  return endOfDay(lastSecond ? midnight - day : midnight)
}

const isMidnight = (wall: number) => wall % day === 0
