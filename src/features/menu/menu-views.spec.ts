import { expect, test } from '#e2e/fixtures.ts'
import { sayDay } from '#shared/days.ts'
import { dayFromToday, mealCard, mealsAt, plan } from './menuBook.factory.ts'

test('each view shows its days, turns by as many, and leaves no meal out', async ({
  page,
  app,
}) => {
  await plan(app, { mealType: 'snack', recipeName: 'Apples', time: '15:00' })
  await plan(app, { mealType: 'Second breakfast', recipeName: 'Seed cake', time: '11:00' })
  await plan(app, { date: await dayFromToday(app, 6), recipeName: 'Far away' })
  await page.goto('/menu')
  const days = page.getByRole('heading', { level: 2 })
  await expect(days).toHaveCount(4)
  await expect(mealsAt(page, 'Snacks, Today')).toContainText('Apples')
  await expect(mealsAt(page, 'Second breakfast, Today')).toContainText('Seed cake')

  await mealCard(page, 'Seed cake').click()
  const type = page.getByRole('dialog').getByRole('combobox', { name: 'Meal Type' })
  await expect(type).toHaveValue('Second breakfast')
  const time = page.getByRole('dialog').getByLabel('Time')
  const own = await time.inputValue()
  expect(own).not.toBe('12:00')
  for (const [other, its] of [
    ['Lunch', '12:00'],
    ['Second breakfast', own],
  ] as const) {
    await type.click()
    await page.getByRole('option', { name: other }).click()
    await expect(time).toHaveValue(its)
  }
  await page.keyboard.press('Escape')

  await test.step('the days before stay until the others have come', async () => {
    const slow = Promise.withResolvers<void>()
    await page.route('**/api/meal-events*', async (route) => {
      await slow.promise
      await route.continue()
    })
    await page.getByText('2 Days', { exact: true }).click()
    await expect(page.getByRole('radio', { name: '2 Days' })).toBeChecked()
    await expect(days).toHaveCount(4)
    await expect(mealCard(page, 'Apples')).toBeVisible()
    slow.resolve()
    await expect(days).toHaveCount(2)
    await page.unroute('**/api/meal-events*')
    await page.getByText('4 Days', { exact: true }).click()
    await expect(days).toHaveCount(4)
  })

  await page.getByRole('button', { name: 'Next days' }).click()
  await expect(mealCard(page, 'Far away')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Today' })).toHaveCount(0)

  for (const [view, count, before] of [
    ['Day', 1, 'Yesterday'],
    ['2 Days', 2, 'Yesterday'],
    ['Week', 7, sayDay(await dayFromToday(app, -1), { weekday: 'short' })],
    ['Agenda', 7, 'Yesterday'],
  ] as const) {
    await page.getByText(view, { exact: true }).click()
    await expect(days).toHaveCount(count)
    await expect(days.first(), 'another view begins today').toHaveText('Today')
    await page.getByRole('button', { name: 'Previous days' }).click()
    await expect(days.last()).toHaveText(before)
    await expect(days).toHaveCount(count)
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    await expect(days.first()).toHaveText('Today')
  }
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Agenda' }), 'it is remembered').toBeChecked()
  await expect(page.getByRole('article')).toHaveText([
    'Seed cake11:00 AM · Second breakfast · Everyone',
    'Apples3:00 PM · Snack · Everyone',
    'Far away6:00 PM · Dinner · Everyone',
  ])
})
