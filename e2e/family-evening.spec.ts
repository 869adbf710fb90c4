import { meal } from '#features/menu/menu.factory.ts'
import { CalendarServer, icsEvent, icsFile } from '#test/calendarServer.ts'
import { noonZone } from '#test/household.ts'
import { expectWellMadeInBothSizes } from './bothSizes.ts'
import { chooseItem, expect, expectWellMade, openSettings, test, toast } from './fixtures.ts'

test.use({ env: { CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' } })

test('the calendar stands beside the meals until it is removed in the settings', async ({
  page,
  app,
}) => {
  const calendars = await CalendarServer.start()
  const { today } = (await app.get('/api/household')).body
  const at = (time: string) => `TZID=${noonZone}:${today.replaceAll('-', '')}T${time}00`
  const concert = icsEvent('School concert', `DTSTART;${at('1800')}`, `DTEND;${at('1930')}`)
  const url = calendars.serve('/school.ics', icsFile(concert))
  const { body: school } = await app.post('/api/calendar/sources', { name: 'School', url })
  await app.post('/api/meal-events', meal({ date: today }))

  await page.goto('/')
  const card = page.getByRole('region', { name: 'Today and tomorrow' })
  await expect(card.getByRole('listitem')).toHaveText('6:00 – 7:30 PMSchool concert')
  await expectWellMade(page)

  await page.goto('/menu')
  const events = page.getByRole('list', { name: 'In the calendar' })
  await expect(events).toHaveText('6:00 – 7:30 PM School concert')
  await expectWellMadeInBothSizes(page)
  await app.put(`/api/calendar/sources/${school.id}`, { enabled: false })
  await expect(events).toBeHidden()
  await app.put(`/api/calendar/sources/${school.id}`, { enabled: true })
  await page.getByText('Agenda', { exact: true }).click()
  await expect(events).toHaveText('6:00 – 7:30 PM School concert')

  await openSettings(page, false)
  await chooseItem(page, 'Advanced Settings')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('tab', { name: 'Calendar' }).click()
  await dialog.getByRole('button', { name: 'Remove School' }).click()
  await expectWellMadeInBothSizes(page)
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await dialog.getByRole('button', { name: 'Remove School' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page)).toContainText('Calendar removed')
  await expect(dialog.getByText('No calendars connected yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(events).toBeHidden()
  expect((await app.get('/api/calendar/sources')).body).toEqual([])
  await calendars.close()
})
