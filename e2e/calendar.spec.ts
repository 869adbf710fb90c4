import type { Page } from '@playwright/test'
import { addDays, sayDay, startOfWeek } from '../src/shared/days.ts'
import { dayIn } from '../src/shared/time.ts'
import { CalendarServer, icsEvent, icsFile } from '../test/calendarServer.ts'
import type { Client } from '../test/client.ts'
import { test as base, expect, expectWellMade, toast } from './fixtures.ts'

const zone = 'America/Los_Angeles'
const today = dayIn(zone)
/** Never the first nor the last day of its week, so that its neighbours are shown with it. */
const middle = addDays(startOfWeek(today), 3)

/** An event on a day, by the household's clock. */
const on = (day: string, summary: string, from: string, to: string, ...more: string[]) => {
  const at = (time: string) => `TZID=${zone}:${day.replaceAll('-', '')}T${time.replace(':', '')}00`
  return icsEvent(summary, `DTSTART;${at(from)}`, `DTEND;${at(to)}`, ...more)
}
const dated = (day: string) => `VALUE=DATE:${day.replaceAll('-', '')}`

const test = base.extend<{ calendars: CalendarServer }>({
  env: { CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  calendars: async ({}, use) => {
    const server = await CalendarServer.start()
    await use(server)
    await server.close()
  },
})

const family = icsFile(
  on(today, 'Soccer', '17:00', '18:00', 'LOCATION:Field 3', 'DESCRIPTION:See https://example.com/'),
  on(today, 'Piano', '17:30', '18:30'),
  icsEvent('Grandma visits', `DTSTART;${dated(today)}`, `DTEND;${dated(addDays(today, 1))}`),
)

const connect = (app: Client, name: string, url: string) =>
  app.post('/api/calendar/sources', { name, url, color: '#F59E0B' })

const event = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

// The browser itself notes what was refused.
test.describe('with an address that is refused', () => {
  test.use({ expectedErrors: /status of 4(00|09)/ })

  test('add, see its events, turn it off and on; a second browser sees it', async ({
    page,
    secondPage,
    calendars,
  }) => {
    await page.goto('/calendar')
    await secondPage.goto('/calendar')
    await expect(page.getByRole('heading', { name: 'No calendars connected yet' })).toBeVisible()
    await expect(page.getByText('See your family’s schedule while you plan meals')).toBeVisible()
    await expectWellMade(page)

    const dialog = page.getByRole('dialog')
    await test.step('both name and URL are needed', async () => {
      await page.getByRole('button', { name: 'Add Calendar' }).first().click()
      await dialog.getByRole('button', { name: 'Add Calendar' }).click()
      await expect(
        dialog.getByText(
          'Missing information: Please provide both a name and URL for the calendar.',
        ),
      ).toHaveCount(1)
      await expect(dialog.getByLabel('Color')).toHaveValue('#3B82F6')
      await expectWellMade(page)
      await dialog.getByLabel('Calendar Name').fill('Family')
      await dialog.getByLabel('Calendar URL').fill('my calendar')
      await dialog.getByRole('button', { name: 'Add Calendar' }).click()
      await expect(dialog.getByText(/takes an address that begins with https/)).toBeVisible()
    })

    await test.step('its events are there', async () => {
      await dialog.getByLabel('Calendar URL').fill(calendars.serve('/family.ics', family))
      await dialog.getByLabel('Calendar URL').press('Enter')
      await expect(toast(page)).toContainText('Calendar added')
      await expect(event(page, 'Soccer 5:00 – 6:00 PM')).toBeVisible()
      await expect(event(page, /^Grandma visits/)).toBeVisible()
      await expect(page.getByText('No events', { exact: true })).toHaveCount(6)
      await expect(event(secondPage, /^Soccer/)).toBeVisible()
    })

    await test.step('turned off they are gone', async () => {
      await page.getByRole('button', { name: 'Disable Family' }).click()
      await expect(event(page, /^Soccer/)).toBeHidden()
      await expect(event(secondPage, /^Soccer/)).toBeHidden()
      await page.getByRole('button', { name: 'Enable Family' }).click()
      await expect(event(page, /^Soccer/)).toBeVisible()
    })
  })

  test('edit, not twice the same, remove after confirmation', { tag: '@desktop' }, async ({
    page,
    app,
    calendars,
  }) => {
    await connect(app, 'Family', calendars.serve('/family.ics', family))
    await page.goto('/calendar')
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Edit Family' }).click()
    await dialog.getByLabel('Calendar Name').fill('All of us')
    await dialog.getByLabel('Color').fill('#ec4899')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Calendar updated')

    await page.getByRole('button', { name: 'Add Calendar' }).click()
    await dialog.getByLabel('Calendar Name').fill('Again')
    await dialog.getByLabel('Calendar URL').fill(calendars.url('/family.ics'))
    await dialog.getByRole('button', { name: 'Add Calendar' }).click()
    await expect(toast(page)).toContainText('Error adding calendar')
    await expect(toast(page)).toContainText('connected already, as “All of us”')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Remove All of us' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(event(page, /^Soccer/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove All of us' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page)).toContainText('Calendar removed')
    await expect(page.getByRole('heading', { name: 'No calendars connected yet' })).toBeVisible()
  })
})

test('a day has 24 hours, events side by side, and their details', async ({
  page,
  app,
  calendars,
}) => {
  await connect(app, 'Family', calendars.serve('/family.ics', family))
  await page.goto('/calendar')
  await page.getByText('Day View').click()
  const name = sayDay(today, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(/^\d+ [AP]M$/)).toHaveCount(24)
  await expect(event(page, /^Grandma visits All day/)).toBeVisible()

  const [soccer, piano] = [event(page, /^Soccer/), event(page, /^Piano/)]
  await expect(soccer).toBeInViewport()
  await expect(soccer).toContainText('Field 3')
  const [left, right] = [await soccer.boundingBox(), await piano.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await expectWellMade(page)

  await test.step('details, by keyboard', async () => {
    await soccer.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Soccer' })
    await expect(dialog).toContainText('5:00 – 6:00 PM')
    await expect(dialog).toContainText('Family')
    const link = dialog.getByRole('link', { name: 'https://example.com/' })
    await expect(link).toHaveAttribute('rel', 'noreferrer')
    await expectWellMade(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(soccer).toBeFocused()
  })

  await test.step('another day, and back', async () => {
    await page.getByRole('button', { name: 'Next day' }).click()
    await expect(page.getByText('No events scheduled for this day')).toBeVisible()
    await expect(soccer).toBeHidden()
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(soccer).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name }), 'the view is kept').toBeVisible()
  })
})

test('a week is walked through, and what lasts is on each of its days', async ({
  page,
  app,
  calendars,
}) => {
  const trip = icsEvent(
    'Trip',
    `DTSTART;${dated(addDays(middle, -1))}`,
    `DTEND;${dated(addDays(middle, 2))}`,
  )
  const next = on(addDays(middle, 7), 'Next week', '09:00', '10:00')
  await connect(app, 'Family', calendars.serve('/family.ics', icsFile(trip, next)))
  await page.goto('/calendar')
  await expect(event(page, /^Trip/)).toHaveCount(3)
  await expect(page.getByText('No events', { exact: true })).toHaveCount(4)
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(event(page, /^Next week 9:00/)).toBeInViewport()
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(event(page, /^Trip/)).toHaveCount(3)
})

test('a calendar that fails is marked while the others show, and Retry brings it', async ({
  page,
  app,
  calendars,
}) => {
  await connect(app, 'Family', calendars.serve('/family.ics', family))
  await connect(app, 'School', calendars.url('/school.ics'))
  await page.goto('/calendar')
  const problems = page.getByRole('list', { name: 'Calendars that could not be read' })
  await expect(problems).toContainText('School: The address answered 404 (not found).')
  await expect(event(page, /^Soccer/)).toBeVisible()
  await expectWellMade(page)

  await problems.getByRole('button', { name: 'Retry School' }).click()
  await expect(toast(page)).toContainText('Error updating calendar')
  calendars.serve('/school.ics', icsFile(on(today, 'Concert', '19:00', '20:00')))
  await problems.getByRole('button', { name: 'Retry School' }).click()
  await expect(event(page, /^Concert/)).toBeVisible()
  await expect(problems).toBeHidden()
})

test.describe('when the program is away', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|Background refresh/ })

  test('calendar and events say so and Retry brings them', { tag: '@desktop' }, async ({
    page,
    app,
    calendars,
  }) => {
    await connect(app, 'Family', calendars.serve('/family.ics', family))
    await page.route('**/api/calendar/**', (route) => route.abort())
    await page.goto('/calendar')
    await expect(
      page.getByRole('heading', { name: "The calendar couldn't be loaded" }),
    ).toBeVisible()
    await page.unroute('**/api/calendar/**')
    await page.route('**/api/calendar/events**', (route) => route.abort())
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: "The events couldn't be loaded" })).toBeVisible()
    await expectWellMade(page)
    await page.unroute('**/api/calendar/events**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(event(page, /^Soccer/)).toBeVisible()

    await page.route('**/api/calendar/sources/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Remove Family' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page)).toContainText('Error removing calendar')
    await expect(event(page, /^Soccer/)).toBeVisible()
  })
})
