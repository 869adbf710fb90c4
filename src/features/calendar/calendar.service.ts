import type { AppContext } from '#server/appContext.ts'
import { addDays, daysFrom } from '#shared/days.ts'
import { oncePer } from '#shared/oncePer.ts'
import { startOfDayIn } from '#shared/time.ts'
import { listCalendars } from './calendar.queries.ts'
import { eventsByDay } from './days.logic.ts'
import { createCalendars } from './readCalendars.ts'

/** One cache of calendars for each household. */
export const calendarsOf = oncePer((app: AppContext) => {
  const calendars = createCalendars({
    timeZone: app.timeZone,
    allowPrivate: app.config.privateCalendars,
  })
  app.onClose(calendars.close)
  return calendars
})

/** An event on one day; without times if it takes the whole day. */
type DayEvent = { title: string; date: string; time: string | null; until: string | null }

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Events from a day on. A calendar that takes longer than `patience` is left out this time. */
export async function eventsSoon(
  app: AppContext,
  { from, days, patience }: { from: string; days: number; patience: number },
): Promise<DayEvent[]> {
  const sources = (await listCalendars(app.reader)).filter(({ enabled }) => enabled)
  if (sources.length === 0) return []
  const timeZone = await app.timeZone()
  const starts = startOfDayIn(timeZone, from).getTime()
  const endsAt = startOfDayIn(timeZone, addDays(from, days)).getTime()
  const waiting = Promise.withResolvers<[]>()
  const timer = setTimeout(() => waiting.resolve([]), patience)
  try {
    const reading = calendarsOf(app).eventsOf(sources, starts, endsAt)
    const events = await Promise.race([reading, waiting.promise])
    const byDay = eventsByDay(events, daysFrom(from, days), timeZone)
    return [...byDay].flatMap(([date, parts]) =>
      parts.map(({ event, wholeDay, from: begins, to: ends }) => ({
        title: event.summary,
        date,
        time: wholeDay ? null : clock(begins),
        until: wholeDay ? null : clock(ends),
      })),
    )
  } finally {
    clearTimeout(timer)
  }
}
