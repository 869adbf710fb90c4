import { setImmediate } from 'node:timers/promises'
import type { IcsEvent } from './calendar.ts'
import { day } from './values.ts'
import type { Zone } from './zones.ts'

/** One time that an event happens. */
export type Occurrence = {
  /** The same every time the calendar is read. */
  key: string
  event: IcsEvent
  start: number
  end: number
  /** Of all-day events, and the day after the last one. */
  startDay?: string
  endDay?: string
}

/** No two clocks on earth are further apart than this. */
const apart = 26 * 3_600_000

/** How many rules are worked out, and how many plain events looked at, before others get a turn. */
const ruleCost = 500
const turn = 5_000

/** More than anybody looks at. */
const mostFound = 10_000

/** All that happens between two moments, in no order. All-day events are days in `home`. */
export async function expand(
  events: readonly IcsEvent[],
  from: number,
  to: number,
  home: Zone,
): Promise<Occurrence[]> {
  const found: Occurrence[] = []
  let work = 0
  for (const event of events) {
    if (found.length >= mostFound) break
    work += event.rule ? ruleCost : 1
    if (work > turn) {
      work = 0
      await setImmediate()
    }
    for (const wall of moments(event, from, to)) {
      const occurrence = occurrenceAt(event, wall, home)
      const { start, end } = occurrence
      if (start < to && (end > from || (end === start && start >= from))) found.push(occurrence)
    }
  }
  return found
}

/** The moments, on the event's own clock, that may be within; generously. */
function moments(event: IcsEvent, from: number, to: number): number[] {
  const { start, rule, also, not, notOn, changes } = event
  const versions = [event, ...changes.map((change) => change.event)]
  const span = Math.max(...versions.map(({ length }) => length.onTheClock + length.passing))
  const moved = Math.max(0, ...changes.map((change) => Math.abs(change.by)))
  const earliest = from - apart - span - moved
  const latest = to + apart + moved
  const all = rule ? rule.between(earliest, latest) : []
  const within = [start, ...also, ...all].filter((wall) => wall >= earliest && wall <= latest)
  return [...new Set(within)].filter(
    (wall) => !not.has(wall) && (notOn.size === 0 || !notOn.has(Math.floor(wall / day) * day)),
  )
}

function occurrenceAt(series: IcsEvent, moment: number, home: Zone): Occurrence {
  const change = series.changes.findLast((each) => each.from <= moment)
  const event = change?.event ?? series
  const wall = moment + (change?.by ?? 0)
  const key = `${series.uid}/${new Date(series.replaces ?? moment).toISOString()}`
  const endWall = wall + event.length.onTheClock
  if (event.allDay) {
    return {
      key,
      event,
      start: home.toInstant(wall),
      end: home.toInstant(endWall),
      startDay: new Date(wall).toISOString().slice(0, 10),
      endDay: new Date(endWall).toISOString().slice(0, 10),
    }
  }
  const start = event.zone.toInstant(wall)
  const { onTheClock, passing } = event.length
  const end = (onTheClock > 0 ? event.zone.toInstant(endWall) : start) + passing
  return { key, event, start, end: Math.max(start, end) }
}
