import { readCalendar } from '#features/calendar/ics/calendar.ts'
import { expand } from '#features/calendar/ics/expand.ts'
import { Remarks } from '#features/calendar/ics/remarks.ts'
import { Work } from '#features/calendar/ics/work.ts'
import { namedZone } from '#features/calendar/ics/zone.ts'

export const losAngeles = 'America/Los_Angeles'
export const berlin = 'Europe/Berlin'

export const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')

export const oneEvent = (...lines: string[]) =>
  file('BEGIN:VEVENT', 'UID:1', 'SUMMARY:It', ...lines, 'END:VEVENT')

export const eventsOf = (text: string, zone: string) =>
  readCalendar(text, zone, { work: new Work(1_000_000), remarks: new Remarks() })

/** The events of some days as 'summary start – end', in a time zone. */
export function shown(text: string, from: string, to: string, zone = losAngeles, saidIn = zone) {
  const events = eventsOf(text, zone)
  if (!events) return undefined
  const home = namedZone(zone)
  const at = (day: string) => home.toInstant(Date.parse(`${day}T00:00:00Z`))
  const { found } = expand(
    events,
    { from: at(from), to: at(to) },
    { home, work: new Work(1_000_000) },
  )
  const said = (instant: number) =>
    new Date(namedZone(saidIn).toWall(instant)).toISOString().slice(0, 16)
  return found
    .sort((a, b) => a.start - b.start || a.key.localeCompare(b.key))
    .map(({ event, start, end, startDay, endDay }) =>
      startDay
        ? `${event.summary} ${startDay} – ${endDay}`
        : `${event.summary} ${said(start)} – ${said(end).slice(said(start).slice(0, 10) === said(end).slice(0, 10) ? 11 : 0)}`,
    )
}
