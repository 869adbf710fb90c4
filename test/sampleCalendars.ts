import { addDays, daysBetween, startOfWeek } from '#shared/days.ts'
import { type CalendarServer, icsEvent, icsFile } from './calendarServer.ts'
import type { Client } from './client.ts'

/** Adds a week of appointments, which the sample household does not have. */
export async function connectCalendars(program: Client, calendars: CalendarServer) {
  const { body: home } = await program.get('/api/household')
  const today = daysBetween(startOfWeek(home.today), home.today)
  const at = (weekday: number, time: string) =>
    `TZID=${home.timeZone}:${addDays(startOfWeek(home.today), weekday).replaceAll('-', '')}T${time}00`
  const event = (summary: string, weekday: number, from: string, to: string) =>
    icsEvent(summary, `DTSTART;${at(weekday, from)}`, `DTEND;${at(weekday, to)}`)
  const connect = (name: string, color: string, ...events: string[]) =>
    program.post('/api/calendar/sources', {
      name,
      color,
      url: calendars.serve(`/${name}.ics`, icsFile(...events)),
    })
  await connect(
    'Family',
    '#3B82F6',
    event('Soccer', 1, '1700', '1800'),
    event('School concert', 3, '1800', '1930'),
    event('Piano lesson', today, '1600', '1700'),
  )
  await connect(
    'School',
    '#F59E0B',
    event('Dentist', 2, '1600', '1645'),
    event('Birthday party', 6, '1630', '1800'),
  )
  await connect('Movies', '#10B981', event('Movie night', 5, '1900', '2100'))
}
