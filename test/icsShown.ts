import { readCalendar } from '#features/calendar/ics/calendar.ts'
import { expand } from '#features/calendar/ics/expand.ts'
import { namedZone } from '#features/calendar/ics/zones.ts'

export const losAngeles = 'America/Los_Angeles'
export const berlin = 'Europe/Berlin'

export const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')

export const oneEvent = (...lines: string[]) =>
  file('BEGIN:VEVENT', 'UID:1', 'SUMMARY:It', ...lines, 'END:VEVENT')

/** What happens from one day to another, as 'summary start – end' in a zone. */
export async function shown(text: string, from: string, to: string, zone = losAngeles) {
  const events = await readCalendar(text, zone)
  if (!events) return undefined
  const home = namedZone(zone)
  const at = (day: string) => home.toInstant(Date.parse(`${day}T00:00:00Z`))
  const found = await expand(events, at(from), at(to), home)
  const said = (instant: number) => new Date(home.toWall(instant)).toISOString().slice(0, 16)
  return found
    .sort((a, b) => a.start - b.start || a.key.localeCompare(b.key))
    .map(({ event, start, end, startDay, endDay }) =>
      startDay
        ? `${event.summary} ${startDay} – ${endDay}`
        : `${event.summary} ${said(start)} – ${said(end).slice(said(start).slice(0, 10) === said(end).slice(0, 10) ? 11 : 0)}`,
    )
}
