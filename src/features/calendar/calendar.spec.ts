import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { failUntilRetry } from '#e2e/failUntilRetry.ts'
import { discard, expect, expectWellMade, toast } from '#e2e/fixtures.ts'
import { icsEvent, icsFile } from '#test/calendarServer.ts'
import { connect, dated, event, family, on, test, today } from './calendarBook.factory.ts'

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
    await expect(page.getByText('Events come from your own calendars. Add one')).toBeVisible()
    await test.step('the days are there without one', async () => {
      await expect(page.getByText('No events', { exact: true })).toHaveCount(7)
      await page.getByText('Day View').click()
      await expect(page.getByText('No events scheduled for this day')).toBeVisible()
      await expect(page.getByText('Events come from the calendars that you')).toBeVisible()
      await expect(page.getByText(/^\d+ [AP]M$/)).toHaveCount(24)
      await page.getByText('Week View').click()
    })
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
      await expectWellMadeInBothSizes(page)
      await dialog.getByLabel('Calendar Name').fill('Family')
      await dialog.getByLabel('Calendar URL').fill('my calendar')
      await dialog.getByRole('button', { name: 'Add Calendar' }).click()
      await expect(dialog.getByText(/must start with https/)).toBeVisible()
    })

    await test.step('a web page is none, and nothing says that it was added', async () => {
      await dialog.getByLabel('Calendar URL').fill(calendars.serve('/page', '<!doctype html>'))
      await dialog.getByRole('button', { name: 'Add Calendar' }).click()
      await expect(toast(page)).toContainText('Error adding calendar')
      await expect(toast(page)).toContainText("This isn't a calendar file.")
      await expect(toast(page).filter({ hasText: 'Calendar added' })).toHaveCount(0)
    })

    await test.step('its events are there', async () => {
      await dialog.getByLabel('Calendar URL').fill(calendars.serve('/family.ics', family))
      await dialog.getByLabel('Calendar URL').press('Enter')
      await expect(toast(page).filter({ hasText: 'Calendar added' })).toBeVisible()
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

  test('edit, not twice the same, remove after confirmation', async ({ page, app, calendars }) => {
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
    await expect(toast(page)).toContainText('already connected, as “All of us”')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await discard(page)

    await page.getByRole('button', { name: 'Remove All of us' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(event(page, /^Soccer/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove All of us' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page)).toContainText('Calendar removed')
    await expect(page.getByRole('heading', { name: 'No calendars connected yet' })).toBeVisible()
  })
})

test('a calendar that fails is marked while the others show, and Retry brings it', async ({
  page,
  app,
  calendars,
}) => {
  await connect(app, 'Family', calendars.serve('/family.ics', family))
  await connect(app, 'School', calendars.url('/school.ics'))
  const yearly = icsEvent('Feast', `DTSTART;${dated(today)}`, 'RRULE:RSCALE=HEBREW;FREQ=YEARLY')
  await connect(app, 'Feasts', calendars.serve('/feasts.ics', icsFile(yearly)))
  await page.goto('/calendar')
  const problems = page.getByRole('list', { name: "Calendars that couldn't be read" })
  await expect(problems).toContainText('School: The address answered 404 (not found).')
  await expect(event(page, /^Soccer/)).toBeVisible()
  await expect(event(page, /^Feast/)).toBeVisible()
  await expect(
    page.getByRole('list', { name: "Calendars that aren't shown in full" }),
  ).toContainText('Feasts: Shown only once')
  await expectWellMadeInBothSizes(page)

  await problems.getByRole('button', { name: 'Retry School' }).click()
  await expect(toast(page)).toContainText('Error updating calendar')
  calendars.serve('/school.ics', icsFile(on(today, 'Concert', '19:00', '20:00')))
  await problems.getByRole('button', { name: 'Retry School' }).click()
  await expect(event(page, /^Concert/)).toBeVisible()
  await expect(problems).toBeHidden()
})

test.describe('when the program is away', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|Background refresh/ })

  test('calendar and events say so and Retry brings them', async ({ page, app, calendars }) => {
    await connect(app, 'Family', calendars.serve('/family.ics', family))
    await failUntilRetry(page, '**/api/calendar/events**', { presses: 2 })
    await failUntilRetry(page, '**/api/calendar/**')
    await page.goto('/calendar')
    await expect(
      page.getByRole('heading', { name: "The calendar couldn't be loaded" }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: "The events couldn't be loaded" })).toBeVisible()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(event(page, /^Soccer/)).toBeVisible()

    await page.route('**/api/calendar/sources/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Remove Family' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page)).toContainText('Error removing calendar')
    await expect(event(page, /^Soccer/)).toBeVisible()
  })
})
