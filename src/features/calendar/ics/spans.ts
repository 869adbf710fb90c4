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

/** A date of another line, as wall time of the event. */
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
  // Wall time: 10 PM to 6 AM stays that in the night the clocks change.
  if (endZone === zone) return { onTheClock: Math.max(0, end.wall - start.wall), passing: 0 }
  const passing = endZone.toInstant(end.wall) - zone.toInstant(start.wall)
  return { onTheClock: 0, passing: Math.max(0, passing) }
}

/** Rounded up to whole days, at least one. */
export function inDays({ onTheClock, passing } = { onTheClock: 0, passing: 0 }): Length {
  const days = Math.ceil((onTheClock + passing) / day)
  return { onTheClock: Math.max(1, days) * day, passing: 0 }
}

/** An end without a zone has its start's; for a date the floating zone replaces UTC. */
function zoneOfEnd(line: Line, end: Written, zone: Zone, zones: Zones): Zone {
  if (end.utc) return utc
  if (end.dateOnly) return zone === utc ? zones.floating : zone
  return line.params.TZID ? zones.of(line.params.TZID) : zone
}

const endOfDay = (wall: number): number => Math.floor(wall / day) * day + day - 1

/**
 * The end of a series' last day. Outlook gives all-day series an UNTIL in UTC: midnight, or the
 * second before it, in a zone that the file may not name.
 */
export function endOfLastDay(until: Written, zone: Zone, zones: Zones): number {
  if (!until.utc) return endOfDay(until.wall)
  for (const each of [zone, zones.floating, ...zones.described()]) {
    const wall = each.toWall(until.wall)
    if (each !== utc && (isMidnight(wall) || isMidnight(wall + 1_000))) return endOfDay(wall)
  }
  // In an unknown zone, midnight is at most twelve hours away.
  const lastSecond = until.wall % 60_000 === 59_000
  const midnight = until.wall + (lastSecond ? 1_000 : 0) + day / 2
  return endOfDay(lastSecond ? midnight - day : midnight)
}

const isMidnight = (wall: number) => wall % day === 0
