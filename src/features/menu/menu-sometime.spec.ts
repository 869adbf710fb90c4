import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { drag } from '#e2e/drag.ts'
import { expect, expectToast, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { dayName, sayDay } from '#shared/days.ts'
import { dayFromToday, mealCard, mealsAt, plan, storedMeals } from './menuBook.factory.ts'

test('a recipe waits under Sometime until a day is tapped', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup' }))
  const today = await dayFromToday(app)
  await page.goto(`/recipes/${soup.id}`)
  const planIt = page.getByRole('button', { name: 'Plan it' })
  await expect(planIt, 'at hand').toBeInViewport()
  await planIt.click()
  await page
    .getByRole('dialog', { name: 'Plan Soup' })
    .getByRole('button', { name: 'Sometime' })
    .click()
  await expectToast(page, 'Added to Sometime')
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Sometime 1 dish' }).click()
  const list = page.getByRole('list', { name: 'Sometime' })
  await list.getByRole('button', { name: 'Soup', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan Soup' })
  await dialog.getByRole('button', { name: 'Today' }).click()
  await expect(toast(page)).toContainText(/Soup is planned for .+, dinner\./)
  await expect(mealsAt(page, 'Dinner, Today')).toContainText('Soup')
  await expect(list).toHaveCount(0)
  expect(await storedMeals(app)).toEqual([`Soup: Dinner ${today} 18:00`])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(list).toContainText('Soup')
  await expect.poll(() => storedMeals(app)).toEqual([])
})

test('a recipe that is planned on a taken day goes there instead, or as well', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup' }))
  const today = await dayFromToday(app)
  await plan(app, { recipeName: 'Tacos', attendees: ['Maya'] })
  await page.goto(`/recipes/${soup.id}`)
  const dialog = page.getByRole('dialog', { name: 'Plan Soup' })
  const planIt = async (how: string) => {
    await page.getByRole('button', { name: 'Plan it' }).click()
    await dialog.getByRole('button', { name: 'Today' }).click()
    expect(await storedMeals(app), 'a question first').toHaveLength(1)
    await expectWellMade(page)
    await dialog.getByRole('button', { name: how }).click()
  }
  await planIt('Instead')
  await expectToast(page, 'Meal updated')
  expect(await storedMeals(app)).toEqual([`Soup: Dinner ${today} 18:00`])
  expect((await app.get('/api/meal-events')).body).toMatchObject([{ attendees: ['Maya'] }])
  const instead = dialog.getByRole('button', { name: 'Instead' })
  await page.getByRole('button', { name: 'Plan it' }).click()
  await dialog.getByRole('button', { name: 'Today' }).click()
  await expect(dialog.getByRole('button', { name: 'As well' })).toBeVisible()
  await expect(instead, 'a dish does not take its own place').toBeHidden()
  await page.keyboard.press('Escape')
  await planIt('As well')
  await expectToast(page, 'Meal added')
  expect(await storedMeals(app)).toHaveLength(2)

  await page.getByRole('button', { name: 'More servings' }).click()
  await page.getByRole('button', { name: 'Plan it' }).click()
  await dialog.getByRole('button', { name: 'More days' }).click()
  const later = await dayFromToday(app, 30)
  await dialog.getByRole('button', { name: dayName(later, today) }).click()
  const day = sayDay(later, { weekday: 'long', month: 'short', day: 'numeric' })
  await expectToast(page, `Soup is planned for ${day}, dinner, for 5.`)
  const planned = (await app.get<{ date: string; servings: number | null }[]>('/api/meal-events'))
    .body
  expect(planned.find(({ date }) => date === later)?.servings, 'as many as it showed').toBe(5)
})

test('dishes are dragged between their days and Sometime, also by keyboard', async ({
  page,
  app,
}) => {
  const today = await dayFromToday(app)
  await plan(app, { recipeName: 'Tacos' })
  await page.goto('/menu')
  await page.getByRole('combobox', { name: 'A dish for sometime' }).fill('Fondue')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Added to Sometime')
  const list = page.getByRole('list', { name: 'Sometime' })
  await expect(list).toContainText('Fondue')
  await expectWellMadeInBothSizes(page)

  await test.step('a meal leaves its day', async () => {
    const taken = page.locator('[data-dragged]')
    const drop = await drag(page, { from: mealCard(page, 'Tacos'), to: list, finger: false, taken })
    await drop()
    await expect(list).toContainText('Tacos')
    await expectToast(page, 'Tacos is under Sometime now')
    expect(await storedMeals(app)).toEqual([])
  })

  await test.step('a dish gets one by keyboard', async () => {
    const dish = list.getByRole('button', { name: 'Fondue', exact: true })
    await dish.focus()
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key)
    await expect(mealsAt(page, 'Dinner, Today')).toContainText('Fondue')
    await expect(list).not.toContainText('Fondue')
    expect(await storedMeals(app)).toEqual([`Fondue: Dinner ${today} 18:00`])
  })
})
