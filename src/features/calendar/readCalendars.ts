import { log } from '#server/lifecycle/log.ts'
import { compareText } from '#shared/order.ts'
import { millis, timestamp } from '#shared/time.ts'
import type { CalendarEvent, CalendarSource, Reading } from './calendar.contract.ts'
import { feedAddress } from './calendar.logic.ts'
import { isWithin, type Window } from './ics/expand.ts'
import type { Expanded, Happening } from './ics/icsJob.ts'
import { createIcsThreads } from './icsThreads.ts'
import {
  CalendarProblem,
  notACalendar,
  notUnderstood,
  unreachable,
} from './remote/calendarProblem.ts'
import { type CalendarFile, fetchCalendar, type Marks } from './remote/fetchCalendar.ts'

/** Milliseconds for which a reading counts, even a failed one. */
const freshFor = 5 * 60_000

type Kept = Reading & {
  /** The last file; a failed reading keeps it. */
  file?: CalendarFile
  expanded?: Expanded
  /** The computed window and its zone: days differ by zone. */
  covers?: Stretch
  marks?: Marks
  /** The window that could not be computed: not tried again before the next reading. */
  failedWindow?: Stretch
  triedAt: number
  underWay?: Promise<void>
}

type Stretch = Window & { zone: string }

type Options = {
  timeZone: () => Promise<string>
  allowPrivate: boolean
  threads?: ReturnType<typeof createIcsThreads>
}

/** Events, cached in memory: as other people's data they don't belong into the database. */
export function createCalendars({ timeZone, allowPrivate, threads = createIcsThreads() }: Options) {
  const kept = new Map<string, Kept>()

  const thisWeek = async (): Promise<Stretch> => ({
    from: millis() - week,
    to: millis() + week,
    zone: await timeZone(),
  })

  async function expandCalendar(file: CalendarFile, { zone, ...window }: Stretch) {
    const outcome = await threads.run({ ...file, zone, window })
    if ('problem' in outcome) throw new CalendarProblem(outcome.problem)
    const { expanded } = outcome
    return { expanded, covers: { ...expanded.window, zone } }
  }

  async function read(url: string, entry: Kept, asked: Stretch) {
    try {
      const address = feedAddress(url)
      if (!address) throw new CalendarProblem(unreachable)
      const marks = entry.file && entry.marks
      const fetched = await fetchCalendar(address, { allowPrivate, marks })
      if (!fetched.unchanged) {
        const { file } = fetched
        const days = await expandCalendar(file, asked)
        Object.assign(entry, { file, ...days, marks: fetched.marks })
      }
      Object.assign(entry, { problem: null, readAt: timestamp(), hopeless: undefined })
    } catch (error) {
      entry.problem = problemOf(error)
    } finally {
      entry.triedAt = millis()
    }
  }

  /** Computes another window of the cached file. */
  async function computeWindow(entry: Kept, file: CalendarFile, asked: Stretch) {
    try {
      Object.assign(entry, await expandCalendar(file, asked))
    } catch (error) {
      Object.assign(entry, { problem: problemOf(error), hopeless: asked })
    }
  }

  const oneAtATime = (entry: Kept, work: Promise<void>) => {
    entry.underWay = work.finally(() => {
      entry.underWay = undefined
    })
  }

  /** Callers share a reading that is under way. */
  async function readIfStale(url: string, asked: Stretch, again = false): Promise<Kept> {
    const entry = kept.get(url) ?? { ...neverRead, triedAt: -freshFor }
    kept.set(url, entry)
    const fresh = entry.triedAt > 0 && millis() - entry.triedAt < freshFor
    if (!entry.underWay && (again || !fresh)) oneAtATime(entry, read(url, entry, asked))
    await entry.underWay
    while (entry.file && ![entry.covers, entry.failedWindow].some(covering(asked))) {
      if (!entry.underWay) oneAtATime(entry, computeWindow(entry, entry.file, asked))
      await entry.underWay
    }
    return entry
  }

  const readingOf = (url: string): Reading => {
    const { problem, readAt, expanded } = kept.get(url) ?? neverRead
    return { problem, readAt, remark: expanded?.remark ?? null }
  }

  return {
    readingOf,
    readAgain: async (url: string): Promise<Reading> => {
      await readIfStale(url, { ...(await thisWeek()), ...kept.get(url)?.expanded?.window }, true)
      return readingOf(url)
    },
    /** Whether the address is no calendar, as far as that is known within `patience`. */
    isNoCalendar: async (url: string, patience: number): Promise<boolean> => {
      const waiting = Promise.withResolvers<void>()
      const timer = setTimeout(waiting.resolve, patience)
      const failed = readingOf(url).problem !== null
      await Promise.race([readIfStale(url, await thisWeek(), failed), waiting.promise])
      clearTimeout(timer)
      return readingOf(url).problem === notACalendar
    },
    /** Events of the enabled calendars, in order of their start. */
    eventsOf: async (sources: readonly CalendarSource[], from: number, to: number) => {
      const connected = new Set(sources.map((source) => source.url))
      for (const url of kept.keys()) if (!connected.has(url)) kept.delete(url)
      const asked = { from, to, zone: await timeZone() }
      const each = sources
        .filter((source) => source.enabled)
        .map(async (source) => {
          const { expanded, failedWindow: hopeless } = await readIfStale(source.url, asked)
          if (!expanded || covering(asked)(hopeless)) return []
          return eventsWithin(source, expanded, { from, to })
        })
      return (await Promise.all(each)).flat().sort(inOrder)
    },
    close: () => threads.close(),
  }
}

const neverRead: Reading & Pick<Kept, 'expanded'> = { problem: null, remark: null, readAt: null }

const covering = (asked: Stretch) => (known: Stretch | undefined) =>
  known?.zone === asked.zone && known.from <= asked.from && known.to >= asked.to

const week = 7 * 86_400_000

/** A calendar with an unexpected error must not hide the others. */
function problemOf(error: unknown): string {
  if (error instanceof CalendarProblem) return error.message
  log.error('calendar not understood', { error: error instanceof Error ? error.stack : undefined })
  return notUnderstood
}

function eventsWithin(
  source: CalendarSource,
  { texts, happenings }: Expanded,
  window: Window,
): CalendarEvent[] {
  return happenings
    .filter((happening) => isWithin(happening, window))
    .flatMap((happening) => {
      const text = texts[happening.text]
      return text ? eventOf(source, happening, text) : []
    })
}

function eventOf(
  { id, name, color }: CalendarSource,
  { key, start, end, startDay, endDay }: Happening,
  text: Expanded['texts'][number],
): CalendarEvent {
  return {
    ...text,
    id: `${id}/${key}`,
    sourceId: id,
    calendar: name,
    color,
    start: { dateTime: new Date(start).toISOString(), date: startDay },
    end: { dateTime: new Date(end).toISOString(), date: endDay },
  }
}

/** All-day events first; further criteria make the order stable. */
const inOrder = (a: CalendarEvent, b: CalendarEvent) =>
  compareText(a.start.dateTime, b.start.dateTime) ||
  Number(b.allDay) - Number(a.allDay) ||
  compareText(a.end.dateTime, b.end.dateTime) ||
  compareText(a.summary, b.summary) ||
  compareText(a.id, b.id)
