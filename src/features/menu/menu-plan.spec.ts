import type { Page } from '@playwright/test'
import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { failUntilRetry } from '#e2e/failUntilRetry.ts'
import { expect, expectTargets, expectToast, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays, dayName, daysFrom, sayDay } from '#shared/days.ts'
import { meal } from './menu.factory.ts'
import { dayTitle } from './menu.logic.ts'
import { storedMeals } from './menuBook.factory.ts'

const quick = { prepTime: '10 min', cookTime: '15 min', cuisine: null }
const titles = [
  'Beef tacos',
  'Chicken curry',
  'Lentil soup',
  'Baked salmon',
  'Ramen',
  'Pork chops',
  'Spinach gnocchi',
  'Turkey chili',
  'Bean burritos',
]

async function openPlan(page: Page) {
  await page.getByRole('button', { name: 'Plan my week' }).click()
  return page.getByRole('dialog', { name: 'Plan my week' })
}

test('a week is planned by rules, shuffled, locked, left out, and undone', {
  tag: '@phone',
}, async ({ page, app }) => {
  for (const title of titles) {
    await app.post('/api/recipes', recipe({ title, ingredients: title, ...quick }))
  }
  await app.post('/api/pantry', pantryItem({ name: 'Spinach gnocchi', expiryDate: 'today' }))
  await page.goto('/menu')
  const sheet = await openPlan(page)
  const rows = sheet.getByRole('list', { name: 'Dinners' }).getByRole('listitem')
  await expect(rows, 'a week, of which the menu shows four days').toHaveCount(7)
  await expect(rows.first()).toContainText('Spinach gnocchi')
  await expect(rows.first()).toContainText('Uses up the spinach gnocchi')
  const shown = async () =>
    Promise.all(
      (await rows.all()).map(async (row) => {
        const text = await row.innerText()
        return titles.find((title) => text.includes(title))
      }),
    )

  const before = await shown()
  await sheet.getByRole('button', { name: 'Another dish for Tomorrow' }).click()
  await expect(rows.nth(1)).not.toContainText(before[1] ?? '?')
  const shuffled = await shown()
  expect(shuffled.toSpliced(1, 1), 'the others stay').toEqual(before.toSpliced(1, 1))

  await sheet.getByRole('button', { name: 'Lock Tomorrow' }).click()
  await expect(sheet.getByRole('button', { name: 'Another dish for Tomorrow' })).toBeDisabled()
  await sheet.getByRole('button', { name: /^Rules/ }).click()
  await sheet.getByRole('switch', { name: "Use up what's expiring" }).uncheck()
  await expect(sheet.getByText('Uses up the spinach gnocchi')).toBeHidden()
  await sheet.getByRole('button', { name: 'More: Fish nights a week' }).click()
  await sheet.getByRole('button', { name: 'More: Fish nights a week' }).click()
  await sheet.getByRole('button', { name: 'More: Fish nights a week' }).click()
  await expect(sheet.getByText("We couldn't find a fish dish for 3 more nights.")).toBeVisible()
  await expect(rows.nth(1), 'what is locked stays').toContainText(shuffled[1] ?? '?')
  await expectTargets(page)
  await expectWellMade(page)
  await sheet.getByRole('button', { name: 'Save these rules' }).click()
  await expectToast(page, 'Your rules are saved')
  expect((await app.get('/api/settings')).body).toMatchObject([
    { key: 'menu.planRules', value: { fishNights: 4, useExpiring: false } },
  ])

  const out = sheet.getByRole('button', { name: 'Leave out Today' })
  await out.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('button', { name: 'Put Today back' })).toBeFocused()
  const planned = (await shown()).slice(1)
  await sheet.getByRole('button', { name: 'Plan 6 dinners' }).click()
  await expect(toast(page)).toContainText('6 dinners planned')
  await expect(sheet).toBeHidden()
  expect((await storedMeals(app)).map((meal) => meal.split(':')[0])).toEqual(planned)
  await expect(page.getByRole('article')).toHaveCount(3)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('where nothing else fits, asking for another dish says so', async ({ page, app }) => {
  await app.post('/api/recipes', recipe({ title: 'Turkey chili', ...quick }))
  await page.goto('/menu')
  const sheet = await openPlan(page)
  const chili = sheet.getByRole('listitem').filter({ hasText: 'Turkey chili' })
  await chili.getByRole('button', { name: /^Another dish for / }).click()
  await expect(chili.getByRole('status')).toHaveText('No other dish fits this day')
})

test('the days that the family keeps meatless are kept, named with who said so, and turned off', async ({
  page,
  app,
}) => {
  for (const title of titles)
    await app.post('/api/recipes', recipe({ title, ingredients: title, ...quick }))
  const { today } = (await app.get('/api/household')).body
  const days = [addDays(today, 1), addDays(today, 4)]
  const [first = '', second = ''] = days.map((day) => sayDay(day, { weekday: 'long' }))
  await app.post('/api/whole-family-preferences', {
    name: 'Meatless nights',
    value: `${first} and ${second}`,
  })
  await page.goto('/menu')
  const sheet = await openPlan(page)
  const rows = sheet.getByRole('list', { name: 'Dinners' }).getByRole('listitem')
  for (const n of [1, 4]) {
    await expect(rows.nth(n)).toContainText(/soup|ramen|gnocchi|burritos/i)
    await expect(rows.nth(n)).toContainText(/meatless night/i)
  }
  const rules = sheet.getByRole('button', { name: /^Rules/ })
  await expect(rules).toContainText(/meatless on \w{3} and \w{3} · 1 fish night/)
  await rules.click()
  const byDays = sheet.getByRole('switch', { name: /^Meatless on \w{3} and \w{3}/ })
  await expect(sheet.getByText('Family rule')).toBeVisible()
  await expectWellMadeInBothSizes(page)
  await byDays.uncheck()
  await expect(rules).toContainText('1 meatless night')
  await sheet.getByRole('button', { name: 'Save these rules' }).click()
  await expectToast(page, 'Your rules are saved')
  await page.reload()
  await openPlan(page)
  await rules.click()
  await expect(rules).toContainText('1 meatless night')
  await byDays.check()
  await expect(rules).toContainText('meatless on')
})

test.describe('the sheet', () => {
  test.use({ expectedErrors: /500/ })

  test('says when it has nothing to plan, from or for, and when it fails', {
    tag: '@phone',
  }, async ({ page, app }) => {
    await page.goto('/menu')
    await page.getByText('Day', { exact: true }).click()
    const sheet = await openPlan(page)
    await expect(sheet.getByRole('heading', { name: 'No recipes yet' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Plan dinners' })).toBeDisabled()
    await page.keyboard.press('Escape')

    await app.post('/api/recipes', recipe({ title: 'Soup', ...quick }))
    await failUntilRetry(page, '**/api/menu/plan/preview', {
      fail: (route) => route.fulfill({ status: 500 }),
    })
    await openPlan(page)
    await expect(sheet.getByText("We couldn't make a plan")).toBeVisible({ timeout: 15_000 })
    await expectWellMade(page)
    await sheet.getByRole('button', { name: 'Retry' }).click()
    await sheet.getByRole('button', { name: 'Plan 1 dinner' }).click()
    await expectToast(page, '1 dinner planned')
    await expect(sheet).toBeHidden()
    await page.waitForFunction(() => !history.state?.overlays)

    const { today } = (await app.get('/api/household')).body
    for (const date of daysFrom(today, 7).slice(1)) {
      await app.post('/api/meal-events', meal({ date, recipeName: 'Pizza' }))
    }
    await openPlan(page)
    await expect(sheet.getByRole('heading', { name: 'Every dinner is planned' })).toBeVisible()
    await expect(sheet).toContainText(`Dinners from now to ${dayName(addDays(today, 6), today)}: `)
    await sheet.getByRole('button', { name: 'Plan the week after' }).click()
    const first = sheet.getByRole('list', { name: 'Dinners' }).getByRole('listitem').first()
    const next = dayTitle(addDays(today, 7), today)
    await expect(first, 'no day is passed over').toContainText(`${next.title} ${next.date}`)
    await page.goBack()
    await expect(sheet).toBeHidden()

    await app.post('/api/meal-events', meal({ date: addDays(today, 7), recipeName: 'Risotto' }))
    await page.getByText('2 Days', { exact: true }).click()
    await openPlan(page)
    await sheet.getByRole('button', { name: 'Plan the week after' }).click()
    await sheet.getByRole('button', { name: /^Plan \d dinner/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('region', { name: /^Today/ }), 'turned to them').toBeHidden()
    await expect(page.getByRole('article').getByText('Soup')).toBeVisible()
    await expect(page.getByRole('article').getByText('Risotto'), 'of that week').toBeVisible()
  })
})
