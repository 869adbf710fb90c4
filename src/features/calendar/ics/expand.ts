import type { IcsEvent } from './event.ts'
import { day, type Length } from './icsValues.ts'
import { attempt, type Work } from './work.ts'
import type { Zone } from './zone.ts'

/** One occurrence of an event. */
export type Occurrence = {
  /** Stable between readings. */
  key: string
  event: IcsEvent
  start: number
  end: number
  /** Only of all-day events; `endDay` is the day after the last one. */
  startDay?: string
  endDay?: string
}

export type Window = { from: number; to: number }

type Means = { home: Zone; work: Work }

type Expansion = {
  found: Occurrence[]
  /** There are more occurrences than the limit. */
  cut: boolean
  /** Summaries of events that could not be computed. */
  leftOut: string[]
}

/** The largest difference between two zones. */
const apart = 26 * 3_600_000

/** The limit for one event, so that it can't use up the budget of all. */
const workPerEvent = 500_000

/** The cost of converting an occurrence between zones, in days of a rule. */
const workPerOccurrence = 100

const mostFound = 5_000

/** All occurrences in a window, unsorted. All-day events are days of the zone `home`. */
export function expand(events: readonly IcsEvent[], window: Window, means: Means): Expansion {
  const found: Occurrence[] = []
  const leftOut: string[] = []
  for (const event of events) {
    const own = attempt(() => occurrencesOf(event, window, means))
    if (!own) leftOut.push(event.summary)
    for (const occurrence of own ?? []) found.push(occurrence)
    if (found.length > mostFound) return { found: found.slice(0, mostFound), cut: true, leftOut }
  }
  return { found, cut: false, leftOut }
}

/** An event without length is within the window that contains its start. */
export const isWithin = ({ start, end }: Pick<Occurrence, 'start' | 'end'>, { from, to }: Window) =>
  start < to && (end > from || (end === start && start >= from))

function occurrencesOf(event: IcsEvent, window: Window, { home, work }: Means): Occurrence[] {
  const own = work.share(workPerEvent)
  const within = [...moments(event, window, own)]
  own.spend(within.length * workPerOccurrence)
  const told = within.map(([wall, length]) => occurrenceAt(event, wall, length, home))
  const all = event.allDay ? told : onceAnHour(event, told)
  return all.filter((occurrence) => isWithin(occurrence, window))
}

/** The amounts by which clocks change. */
const changes = [3_600_000, 1_800_000]

/** Merges occurrences of a skipped hour; in a repeated hour, hourly events occur twice. */
function onceAnHour(series: IcsEvent, told: readonly Occurrence[]): Occurrence[] {
  const known = new Map<number, Occurrence>()
  for (const occurrence of told) {
    const { start, end, key, event } = occurrence
    if (!known.has(start)) known.set(start, occurrence)
    const by = changes.find((each) => isEvery(series, each) && isShownAgain(event, start, each))
    if (by)
      known.set(start + by, { ...occurrence, key: `${key}+`, start: start + by, end: end + by })
  }
  return [...known.values()]
}

const isShownAgain = ({ zone }: IcsEvent, start: number, by: number) =>
  zone.toWall(start + by) === zone.toWall(start)

/** Whether the event repeats in steps of elapsed time, regardless of the clock. */
const isEvery = ({ rules }: IcsEvent, time: number) =>
  rules.some(({ repeat: { frequency, interval, hours } }) => {
    const step = { HOURLY: 3_600_000, MINUTELY: 60_000 }[frequency as string]
    return step !== undefined && hours.length === 0 && time % (step * interval) === 0
  })

/** Wall times that may be in the window, some with a length; a superset. */
function moments(event: IcsEvent, { from, to }: Window, work: Work) {
  const { start, rules, also, not, notOn, changes } = event
  const lengths = [event, ...changes.map((change) => change.event), ...also].flatMap(
    (each) => each.length ?? [],
  )
  work.spend(1 + lengths.length)
  const span = lengths.reduce((most, each) => Math.max(most, each.onTheClock + each.passing), 0)
  const moved = changes.reduce((most, change) => Math.max(most, Math.abs(change.by)), 0)
  const earliest = from - apart - span - moved
  const latest = to + apart + moved
  const repeated = rules.flatMap((rule) => rule.between(earliest, latest, work))
  const all: { at: number; length?: Length }[] = [{ at: start }, ...also]
  const within = new Map(repeated.map((at): [number, Length | undefined] => [at, undefined]))
  for (const { at, length } of all) {
    if (at >= earliest && at <= latest) within.set(at, length)
  }
  for (const wall of within.keys()) {
    if (not?.has(wall) || notOn?.has(Math.floor(wall / day) * day)) within.delete(wall)
  }
  return within
}

function occurrenceAt(
  series: IcsEvent,
  moment: number,
  ownLength: Length | undefined,
  home: Zone,
): Occurrence {
  const change = series.changes.findLast((each) => each.from <= moment)
  const event = change?.event ?? series
  const length = ownLength ?? event.length
  const wall = moment + (change?.by ?? 0)
  const key = `${series.uid}/${new Date(series.replaces ?? moment).toISOString()}`
  const endWall = wall + length.onTheClock
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
  const end = (length.onTheClock > 0 ? event.zone.toInstant(endWall) : start) + length.passing
  return { key, event, start, end: Math.max(start, end) }
}
