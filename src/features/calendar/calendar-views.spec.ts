import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { expect } from '#e2e/fixtures.ts'
import { addDays, sayDay } from '#shared/days.ts'
import { icsEvent, icsFile } from '#test/calendarServer.ts'
import { connect, dated, event, family, middle, on, test, today } from './calendarBook.factory.ts'

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
  await expectWellMadeInBothSizes(page)

  await test.step('details, by keyboard', async () => {
    await soccer.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Soccer' })
    await expect(dialog).toContainText('5:00 – 6:00 PM')
    await expect(dialog).toContainText('Family')
    const link = dialog.getByRole('link', { name: 'https://example.com/' })
    await expect(link).toHaveAttribute('rel', 'noreferrer')
    await expectWellMadeInBothSizes(page)
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

test('a week opens with the afternoon in view, however early it begins', async ({
  page,
  app,
  calendars,
}) => {
  const early = on(middle, 'Run', '05:30', '06:00')
  const late = on(middle, 'Choir', '16:30', '17:45')
  await connect(app, 'Family', calendars.serve('/family.ics', icsFile(early, late)))
  await page.goto('/calendar')
  await expect(event(page, /^Choir/)).toBeInViewport({ ratio: 1 })
  await expect(event(page, /^Run/)).not.toBeInViewport()
})

test('a week is walked through, and what lasts is on each of its days', { tag: '@phone' }, async ({
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
