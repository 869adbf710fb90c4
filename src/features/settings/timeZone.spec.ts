import {
  chooseItem,
  expect,
  expectToast,
  expectWellMade,
  openSettings,
  test,
  toast,
} from '#e2e/fixtures.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { mealsAt, plan } from '#features/menu/menuBook.factory.ts'
import { sayDay } from '#shared/days.ts'
import { dayIn } from '#shared/time.ts'

/** They never have the same day. */
const [first, last] = ['Pacific/Kiritimati', 'Pacific/Niue']
const asHeading = (zone: string) =>
  sayDay(dayIn(zone), { weekday: 'long', month: 'long', day: 'numeric' })

test.use({ env: { HOUSEHOLD_TIME_ZONE: '' }, timezoneId: first })

test('a new household takes the browser’s time zone, changes it, and every screen moves', async ({
  page,
  secondPage,
  app,
}) => {
  await page.goto('/')
  await expect(page.getByText('Are you in Kiritimati?')).toBeVisible()
  await expectWellMade(page)
  await plan(app, { date: dayIn(first), recipeName: 'Rice', mealType: 'Breakfast' })
  await expect(page.getByRole('heading', { name: 'Welcome to Food Pal' })).toBeHidden()
  await app.post('/api/family-member-preferences', familyMember({ name: 'Maya' }))
  await expect(page.getByText('Are you in'), 'until it is answered').toBeVisible()
  const next = page.getByRole('region', { name: 'Who is at this device?' })
  await expect(next, 'also while the other question waits').toBeVisible()
  await page.getByRole('button', { name: 'No, keep Los Angeles' }).click()
  await expect(page.getByText('Are you in')).toBeHidden()
  await expect(next).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Are you in')).toBeVisible()
  await expectToast(page, 'Undone')
  await page.getByRole('button', { name: 'Use this time zone' }).click()
  await expect(page.getByText(asHeading(first))).toBeVisible()
  await expect(page.getByText('Are you in')).toBeHidden()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Are you in')).toBeVisible()
  await expectToast(page, 'Undone')
  await page.getByRole('button', { name: 'Use this time zone' }).click()
  await expect(page.getByText(asHeading(first))).toBeVisible()

  await plan(app, { date: dayIn(last), recipeName: 'Soup' })
  await secondPage.goto('/menu')
  await expect(secondPage.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(mealsAt(secondPage, 'Dinner, Today')).toHaveCount(0)

  await openSettings(page, false)
  await chooseItem(page, 'Advanced Settings')
  const zone = page.getByRole('dialog').getByRole('combobox', { name: 'Time zone' })
  await expect(zone).toHaveValue(first)
  await zone.fill('niue')
  await page.getByRole('option', { name: last }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(asHeading(last))).toBeVisible()
  await expect(mealsAt(secondPage, 'Dinner, Today'), 'in other browsers, too').toContainText('Soup')
})
