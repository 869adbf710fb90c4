import { log } from '#server/log.ts'
import { compareText } from '#shared/order.ts'
import { millis, timestamp } from '#shared/time.ts'
import type { CalendarEvent, CalendarSource, Reading } from './calendar.contract.ts'
import { feedAddress } from './calendar.facts.ts'
import { type IcsEvent, readCalendar } from './ics/calendar.ts'
import { expand, type Occurrence } from './ics/expand.ts'
import { namedZone } from './ics/zones.ts'
import { fetchCalendar, type Marks } from './remote/fetchCalendar.ts'
import { CalendarProblem, notACalendar, notUnderstood, unreachable } from './remote/problem.ts'

/** How long a reading counts, also one that failed: screens ask far more often. */
const freshFor = 5 * 60_000

type Kept = Reading & {
  /** As they were last read; a reading that fails leaves them. */
  events?: IcsEvent[]
  marks?: Marks
  triedAt: number
  underWay?: Promise<void>
}

type Options = { timeZone: string; allowPrivate: boolean }

/**
 * The connected calendars' events, read from where they are and kept for a while. What is kept is
 * nobody's data but theirs, so it stands in memory and not in the household's database.
 */
export function createCalendars({ timeZone, allowPrivate }: Options) {
  const kept = new Map<string, Kept>()
  const home = namedZone(timeZone)

  async function read(url: string, entry: Kept) {
    try {
      const address = feedAddress(url)
      if (!address) throw new CalendarProblem(unreachable)
      const marks = entry.events && entry.marks
      const fetched = await fetchCalendar(address, { allowPrivate, marks })
      if (!fetched.unchanged) {
        const events = await readCalendar(fetched.text, timeZone)
        if (!events) throw new CalendarProblem(notACalendar)
        Object.assign(entry, { events, marks: fetched.marks })
      }
      Object.assign(entry, { problem: null, readAt: timestamp() })
    } catch (error) {
      entry.problem = problemOf(error)
    } finally {
      entry.triedAt = millis()
    }
  }

  /** Everybody who asks meanwhile waits for the same reading. */
  async function current(url: string, again = false): Promise<Kept> {
    const entry = kept.get(url) ?? { problem: null, readAt: null, triedAt: -freshFor }
    kept.set(url, entry)
    const fresh = entry.triedAt > 0 && millis() - entry.triedAt < freshFor
    if (!entry.underWay && (again || !fresh)) {
      entry.underWay = read(url, entry).finally(() => {
        entry.underWay = undefined
      })
    }
    await entry.underWay
    return entry
  }

  const readingOf = (url: string): Reading => {
    const { problem = null, readAt = null } = kept.get(url) ?? {}
    return { problem, readAt }
  }

  return {
    readingOf,
    readAgain: async (url: string): Promise<Reading> => {
      await current(url, true)
      return readingOf(url)
    },
    /** Those of the enabled calendars, in the order they begin. */
    eventsOf: async (sources: readonly CalendarSource[], from: number, to: number) => {
      const connected = new Set(sources.map((source) => source.url))
      for (const url of kept.keys()) if (!connected.has(url)) kept.delete(url)
      const each = sources
        .filter((source) => source.enabled)
        .map(async (source) => {
          const entry = await current(source.url)
          try {
            const found = await expand(entry.events ?? [], from, to, home)
            return found.map((occurrence) => eventOf(source, occurrence))
          } catch (error) {
            entry.problem = problemOf(error)
            return []
          }
        })
      return (await Promise.all(each)).flat().sort(inOrder)
    },
  }
}

/** One calendar that trips us up must not take the others with it. */
function problemOf(error: unknown): string {
  if (error instanceof CalendarProblem) return error.message
  log.error('calendar not understood', { error: error instanceof Error ? error.stack : undefined })
  return notUnderstood
}

function eventOf({ id, name, color }: CalendarSource, occurrence: Occurrence): CalendarEvent {
  const { key, event, start, end, startDay, endDay } = occurrence
  return {
    id: `${id}/${key}`,
    sourceId: id,
    calendar: name,
    summary: event.summary,
    description: event.description,
    location: event.location,
    color,
    allDay: event.allDay,
    start: { dateTime: new Date(start).toISOString(), date: startDay },
    end: { dateTime: new Date(end).toISOString(), date: endDay },
  }
}

/** Whole days before what begins in their first minute; then as it can be read twice the same. */
const inOrder = (a: CalendarEvent, b: CalendarEvent) =>
  compareText(a.start.dateTime, b.start.dateTime) ||
  Number(b.allDay) - Number(a.allDay) ||
  compareText(a.end.dateTime, b.end.dateTime) ||
  compareText(a.summary, b.summary) ||
  compareText(a.id, b.id)
