import type { Page } from '@playwright/test'
import { test as base } from '#e2e/fixtures.ts'
import { addDays, startOfWeek } from '#shared/days.ts'
import { dayIn } from '#shared/time.ts'
import { CalendarServer, icsEvent, icsFile } from '#test/calendarServer.ts'
import type { Client } from '#test/client.ts'
import { noonZone } from '#test/household.ts'

const zone = noonZone
export const today = dayIn(zone)
/** Never the first nor the last day of its week, so that its neighbours are shown with it. */
export const middle = addDays(startOfWeek(today), 3)

/** An event on a day, by the household's clock. */
export const on = (day: string, summary: string, from: string, to: string, ...more: string[]) => {
  const at = (time: string) => `TZID=${zone}:${day.replaceAll('-', '')}T${time.replace(':', '')}00`
  return icsEvent(summary, `DTSTART;${at(from)}`, `DTEND;${at(to)}`, ...more)
}
export const dated = (day: string) => `VALUE=DATE:${day.replaceAll('-', '')}`

export const test = base.extend<{ calendars: CalendarServer }>({
  env: { CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  calendars: async ({}, use) => {
    const server = await CalendarServer.start()
    await use(server)
    await server.close()
  },
})

export const family = icsFile(
  on(today, 'Soccer', '17:00', '18:00', 'LOCATION:Field 3', 'DESCRIPTION:See https://example.com/'),
  on(today, 'Piano', '17:30', '18:30'),
  icsEvent('Grandma visits', `DTSTART;${dated(today)}`, `DTEND;${dated(addDays(today, 1))}`),
)

export const connect = (app: Client, name: string, url: string) =>
  app.post('/api/calendar/sources', { name, url, color: '#F59E0B' })

export const event = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
