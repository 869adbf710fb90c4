import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { calendarServer, ownNetwork } from '#test/calendarHarness.ts'
import { icsEvent, icsFile } from '#test/calendarServer.ts'
import { testOnOneEngine } from '#test/harness.ts'
import type { CalendarEvent } from './calendar.contract.ts'
import { calendarSource } from './calendar.factory.ts'

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', `${name}.ics`), 'utf8')

const server = calendarServer()

const losAngeles = 'America/Los_Angeles'
const berlin = 'Europe/Berlin'

const said = ({ summary, allDay, start, end }: CalendarEvent) =>
  allDay ? `${summary} ${start.date} – ${end.date}` : `${summary} ${start.dateTime.slice(0, 16)}`

/** From its server over our calls: what a file says, and what comes of it. */
type Wild = { what: string; text: string; zone: string; days: [string, string]; found: string[] }

const shapes: Wild[] = [
  {
    what: 'Google: a series with what was moved, taken out or cancelled',
    text: fixture('google'),
    zone: losAngeles,
    days: ['2026-11-08T08:00:00Z', '2026-11-15T08:00:00Z'],
    found: [
      'School concert 2026-11-11T02:00',
      'Soccer (moved) 2026-11-11T02:30',
      'Grandma visits 2026-11-13 – 2026-11-16',
    ],
  },
  {
    what: "Outlook: Windows' zones, zones of its own, whole days by another name",
    text: fixture('outlook'),
    zone: berlin,
    days: ['2026-11-08T23:00:00Z', '2026-11-13T23:00:00Z'],
    found: [
      'Standup 2026-11-09T08:00',
      'Call 2026-11-10T18:00',
      'Offsite 2026-11-12 – 2026-11-14',
      'Review 2026-11-13T22:00',
    ],
  },
  {
    what: 'Apple: zones without a description, floating times',
    text: fixture('apple'),
    zone: losAngeles,
    days: ['2026-11-08T08:00:00Z', '2026-11-15T08:00:00Z'],
    found: ['Chor 2026-11-09T18:30', 'Lunch wherever we are 2026-11-11T20:00'],
  },
  {
    what: 'the night the clocks go forward: nine stays nine',
    text: icsFile(
      icsEvent('Run', `DTSTART;TZID=${losAngeles}:20260306T090000`, 'RRULE:FREQ=DAILY;COUNT=4'),
    ),
    zone: losAngeles,
    days: ['2026-03-07T08:00:00Z', '2026-03-10T07:00:00Z'],
    found: ['Run 2026-03-07T17:00', 'Run 2026-03-08T16:00', 'Run 2026-03-09T16:00'],
  },
  {
    what: 'the night they go back: a whole day stays a whole day',
    text: icsFile(icsEvent('Fair', 'DTSTART;VALUE=DATE:20261031', 'DTEND;VALUE=DATE:20261102')),
    zone: losAngeles,
    days: ['2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
    found: ['Fair 2026-10-31 – 2026-11-02'],
  },
  {
    what: 'one broken event among others',
    text: icsFile(
      icsEvent('Broken', 'DTSTART:not a time', 'RRULE:FREQ=NEVER'),
      icsEvent('Whole', 'DTSTART:20261110T200000Z'),
    ),
    zone: losAngeles,
    days: ['2026-11-08T08:00:00Z', '2026-11-15T08:00:00Z'],
    found: ['Whole 2026-11-10T20:00'],
  },
]

describe('a calendar in the wild', () => {
  testOnOneEngine.for(shapes)(
    '$what',
    async ({ text, zone, days: [from, to], found }, { start }) => {
      const app = await start({ ...ownNetwork, HOUSEHOLD_TIME_ZONE: zone })
      await app.post(
        '/api/calendar/sources',
        calendarSource({ url: server().serve('/wild.ics', text) }),
      )
      const { body } = await app.get<CalendarEvent[]>(
        `/api/calendar/events?start=${from}&end=${to}`,
      )
      expect(body.map(said)).toEqual(found)
      expect((await app.get('/api/calendar/sources')).body).toMatchObject([{ problem: null }])
    },
  )
})
