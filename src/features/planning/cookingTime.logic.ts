import { daysBetween, minutesAt, startOfWeek, twelveHour } from '#shared/days.ts'

/** Something in a connected calendar, on one day. */
export type EveningEvent = {
  title: string
  date: string
  /** None for what lasts the whole day. */
  time: string | null
  until?: string | null
}

/** How much time there is to cook. */
export type CookingTime = {
  /** Null for as long as it takes. */
  minutes: number | null
  /** The event that leaves no more: 'Piano lesson at 6:00 PM'; null where none does. */
  because: string | null
  /** Between events, in minutes after midnight: from here on one can cook, until then all have eaten. */
  from: number
  to: number
}

const opens = 17 * 60
const closes = 20 * 60
const atTable = 30
/** Who has this much time, and more, has time enough. */
const plenty = 90
const least = 10
const usualLength = 60

/** The evening between five and eight: cooking and eating take place between two events, not around one. */
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
  // The one that ends the time to cook, else the one that it begins after.
  const near =
    busy.find(({ from }) => from === best.to) ?? busy.findLast(({ to }) => to <= best.from)
  const event = near ?? busy[0]
  return {
    ...best,
    minutes: Math.max(minutes, 0),
    because: event ? `${event.title} at ${twelveHour(event.time)}` : null,
  }
}

/** Nothing is ready that fast. */
export const isTaken = ({ minutes }: CookingTime): boolean => minutes !== null && minutes < least

const quarter = 15

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** When a dinner is eaten: as always, unless the evening's events leave another time. */
export function dinnerTime(evening: CookingTime, usual: string, takes: number | null): string {
  if (evening.minutes === null || evening.because === null) return usual
  const ready = evening.from + (takes ?? evening.minutes)
  const rounded = Math.ceil(ready / quarter) * quarter
  return clock(Math.min(evening.to - atTable, Math.max(minutesAt(usual), rounded)))
}

/** From Monday to Thursday. */
function isWeeknight(day: string): boolean {
  const weekday = daysBetween(startOfWeek(day), day)
  return weekday >= 1 && weekday <= 4
}

/** The most that a dinner may take on a day, and the event that leaves no more. */
export function cookingTime(
  day: string,
  { minutes, because }: CookingTime,
  weeknightMinutes: number | null,
): { minutes: number | null; because: string | null } {
  const usual = isWeeknight(day) ? weeknightMinutes : null
  if (minutes === null || usual === null) return { minutes: minutes ?? usual, because }
  return { minutes: Math.min(minutes, usual), because }
}
