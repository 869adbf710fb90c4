import { type IcsEvent, type Part, takeOut } from './event.ts'
import type { Line } from './icsLines.ts'
import type { Written } from './icsValues.ts'
import { onClockOf, readOne } from './spans.ts'
import type { Zones } from './zones.ts'

/** Limits for one UID: series, and changes of a series. */
const mostSeries = 3
const mostChanges = 20

/** Merges the parts with one UID: the newest version, and the occurrences that differ. */
export function assemble(parts: Part[], zones: Zones): IcsEvent[] {
  const [told, instead] = [parts.filter((p) => !p.instead), parts.filter((p) => p.instead)]
  const newest = told.reduce((most, part) => Math.max(most, part.sequence), 0)
  // Some programs give many events one UID: those with different starts are all kept.
  const series = new Map(
    told.filter((part) => part.sequence === newest).map((part) => [part.event.start, part]),
  )
  const current = [...series.values()].filter((part) => !part.cancelled).map(({ event }) => event)
  const repeating = current
    .filter((event) => event.rules.length > 0 || event.also.length > 0)
    .slice(0, mostSeries)
  const single = new Map<number, IcsEvent>()
  for (const part of instead.sort((a, b) => a.sequence - b.sequence)) {
    const line = part.instead as Line
    const date = readOne(line)
    if (!date) continue
    for (const event of repeating) replace(event, part, line, date, zones)
    single.delete(date.wall)
    const alone = isOnward(line) && repeating.length > 0
    if (!part.cancelled && !alone && (told.length === 0 || current.length > 0)) {
      const once = { rules: [], onlyOnce: false, also: [] }
      single.set(date.wall, { ...part.event, ...once, replaces: date.wall })
    }
  }
  return [...current, ...single.values()]
}

function replace(event: IcsEvent, part: Part, line: Line, date: Written, zones: Zones) {
  const at = onClockOf(event, line, date, zones)
  if (isOnward(line) && !part.cancelled && event.changes.length < mostChanges) {
    event.changes.push({ from: at, by: part.event.start - at, event: part.event })
    event.changes.sort((a, b) => a.from - b.from)
  } else {
    takeOut(event, at, date.dateOnly)
  }
}

const isOnward = (line: Line) => line.params.RANGE?.toUpperCase() === 'THISANDFUTURE'
