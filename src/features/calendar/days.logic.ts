import { briefTime, minutesAt, sayDay, sayTime } from '#shared/days.ts'
import { dayIn, timeIn } from '#shared/time.ts'
import type { CalendarEvent } from './calendar.contract.ts'

/** The part of an event on one day. */
export type DayPart = {
  event: CalendarEvent
  /** True even if the event takes only a part of its other days. */
  wholeDay: boolean
  /** Minutes after midnight, from 0 to 1440. */
  from: number
  to: number
}

const fullDay = 24 * 60
const midnight = '00:00'

/** Events by day, all-day ones first; an event is listed on each of its days. */
export function eventsByDay(
  events: readonly CalendarEvent[],
  days: readonly string[],
  zone: string,
): Map<string, DayPart[]> {
  const byDay = new Map(days.map((day) => [day, [] as DayPart[]]))
  for (const event of events) {
    const span = spanOf(event, zone)
    for (const [day, parts] of byDay) {
      const part = partOn(day, event, span)
      if (part) parts.push(part)
    }
  }
  for (const parts of byDay.values()) {
    parts.sort((a, b) => Number(b.wholeDay) - Number(a.wholeDay) || a.from - b.from)
  }
  return byDay
}

type Span = { firstDay: string; from: number; lastDay: string; to: number }

/** An end at midnight, or of an all-day event, is exclusive: the last day is the one before. */
function spanOf({ start, end }: CalendarEvent, zone: string): Span {
  if (start.date && end.date) return { firstDay: start.date, from: 0, lastDay: end.date, to: 0 }
  const [starts, ends] = [new Date(start.dateTime), new Date(end.dateTime)]
  return {
    firstDay: dayIn(zone, starts),
    from: minutesAt(timeIn(zone, starts)),
    lastDay: dayIn(zone, ends),
    to: minutesAt(timeIn(zone, ends)),
  }
}

function partOn(day: string, event: CalendarEvent, span: Span): DayPart | undefined {
  const { firstDay, lastDay } = span
  if (day < firstDay || day > lastDay) return undefined
  if (day === lastDay && day !== firstDay && span.to === 0) return undefined
  const from = day === firstDay ? span.from : 0
  const to = day === lastDay ? Math.max(span.to, from) : fullDay
  return { event, from, to, wholeDay: event.allDay || to - from === fullDay }
}

const timeOf = ({ dateTime }: { dateTime: string }, zone: string) =>
  timeIn(zone, new Date(dateTime))

const isMorning = (time: string) => time < '12:00'

/** '5:00 – 6:00 PM', '11:30 AM – 1:00 PM', or one time for an event without length. */
function hours(from: string, to: string): string {
  if (from === to) return sayTime(from)
  const starts = isMorning(from) === isMorning(to) ? briefTime(from) : sayTime(from)
  return `${starts} – ${sayTime(to)}`
}

export function sayPart({ event, wholeDay, from, to }: DayPart, zone: string): string {
  if (wholeDay) return 'All day'
  const [starts, ends] = [timeOf(event.start, zone), timeOf(event.end, zone)]
  if (from === 0 && starts !== midnight) return `Until ${sayTime(ends)}`
  return to === fullDay && ends !== midnight ? `From ${sayTime(starts)}` : hours(starts, ends)
}

const date = (day: string) => sayDay(day, { weekday: 'short', month: 'short', day: 'numeric' })

/** 'Tue, Nov 10, 5:00 – 6:00 PM', 'Fri, Nov 13 – Sun, Nov 15'. */
export function sayEvent(event: CalendarEvent, zone: string): string {
  const { start, end } = event
  if (start.date && end.date) {
    const last = new Date(Date.parse(end.date) - 1).toISOString().slice(0, 10)
    return last <= start.date
      ? `${date(start.date)}, all day`
      : `${date(start.date)} – ${date(last)}`
  }
  const [first, last] = [start, end].map((moment) => dayIn(zone, new Date(moment.dateTime)))
  const [starts, ends] = [timeOf(start, zone), timeOf(end, zone)]
  if (first === last) return `${date(first ?? '')}, ${hours(starts, ends)}`
  return `${date(first ?? '')}, ${sayTime(starts)} – ${date(last ?? '')}, ${sayTime(ends)}`
}
