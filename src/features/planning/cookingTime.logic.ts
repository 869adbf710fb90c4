import { isWeeknight } from '#features/menu/weeknight.logic.ts'
import { minutesAt, sayTime, timeAt } from '#shared/days.ts'

/** A calendar event on one day. */
export type EveningEvent = {
  title: string
  date: string
  /** Null for an event of the whole day. */
  time: string | null
  until?: string | null
}

export type CookingTime = {
  /** Null means no limit. */
  minutes: number | null
  /** The event that limits the time ('Piano lesson at 6:00 PM'); null if none does. */
  because: string | null
  /** The longest gap between events, in minutes after midnight: for cooking and eating. */
  from: number
  to: number
}

const opens = 17 * 60
const closes = 20 * 60
const atTable = 30
/** With this many minutes or more, the evening counts as free. */
const plenty = 90
const least = 10
const usualLength = 60

/** The longest gap between events from five to eight, in which one has to cook and eat. */
export function eveningOf(events: readonly EveningEvent[]): CookingTime {
  const busy = events
    .flatMap(({ title, time, until }) => {
      if (time === null) return []
      const from = minutesAt(time)
      const to = Math.max(until ? minutesAt(until) : from + usualLength, from + 1)
      return from < closes && to > opens ? [{ title, time, from, to }] : []
    })
    .sort((a, b) => a.from - b.from)
  let at = opens
  let best = { from: opens, to: opens }
  for (const { from, to } of [...busy, { from: closes, to: closes }]) {
    if (from - at > best.to - best.from) best = { from: at, to: from }
    at = Math.max(at, to)
  }
  const minutes = best.to - best.from - atTable
  if (minutes >= plenty) return { ...best, minutes: null, because: null }
  // The event that ends the gap, else the one before it.
  const near =
    busy.find(({ from }) => from === best.to) ?? busy.findLast(({ to }) => to <= best.from)
  const event = near ?? busy[0]
  return {
    ...best,
    minutes: Math.max(minutes, 0),
    because: event ? `${event.title} at ${sayTime(event.time)}` : null,
  }
}

export const isTooShort = ({ minutes }: CookingTime): boolean => minutes !== null && minutes < least

const quarter = 15

/** The time of a dinner: the usual one, unless the evening's events move it. */
export function dinnerTime(evening: CookingTime, usual: string, takes: number | null): string {
  if (evening.minutes === null || evening.because === null) return usual
  const ready = evening.from + (takes ?? evening.minutes)
  const rounded = Math.ceil(ready / quarter) * quarter
  return timeAt(Math.min(evening.to - atTable, Math.max(minutesAt(usual), rounded)))
}

/** The maximum duration of a dinner on a day, and the event that limits it. */
export function cookingTime(
  day: string,
  { minutes, because }: CookingTime,
  weeknightMinutes: number | null,
): { minutes: number | null; because: string | null } {
  const usual = isWeeknight(day) ? weeknightMinutes : null
  if (minutes === null || usual === null) return { minutes: minutes ?? usual, because }
  return { minutes: Math.min(minutes, usual), because }
}
