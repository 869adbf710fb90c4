import { mealsAt, plan } from '#features/menu/menuBook.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays, sayDay, startOfWeek } from '#shared/days.ts'
import { chooseItem, expect, expectWellMade, openSettings, test } from './fixtures.ts'

test.use({ locale: 'de-DE' })

test('a metric, Monday, 24-hour household has it its way on every screen', async ({
  page,
  secondPage,
  app,
}) => {
  const { today } = (await app.get('/api/household')).body
  const monday = startOfWeek(today, 'Monday')
  const short = (day: string) => sayDay(day, { month: 'short', day: 'numeric' }, 'day first')

  await test.step('the browser’s language proposes it', async () => {
    await page.goto('/')
    await expect(
      page.getByText(
        'Is this how you write things? Weeks start on Monday, 18:30, 16 Nov 2026, grams and °C.',
      ),
    ).toBeVisible()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Yes, use these' }).click()
    await expect(page.getByRole('button', { name: 'Yes, use these' })).toBeHidden()
    const long = { weekday: 'long', month: 'long', day: 'numeric' } as const
    await expect(page.getByText(sayDay(today, long, 'day first'))).toBeVisible()
  })

  const dish = recipe({
    title: 'Pancakes',
    ingredients: '1 cup flour\n1 cup milk\n1 cup walnuts\n1 lb apples\n2 tbsp sugar\n2 eggs',
    instructions: 'Heat the oven to 425°F.\nBake 20 minutes.',
    servings: '2 servings',
  })
  const { body: pancakes } = await app.post('/api/recipes', dish)
  await plan(app, { recipeName: 'Pancakes', recipeId: pancakes.id, time: '19:30' })

  await test.step('the menu', async () => {
    await page.goto('/menu')
    await expect(mealsAt(page, 'Dinner, Today')).toContainText('Pancakes19:30')
    await page.getByText('Week', { exact: true }).click()
    const week = `${short(monday)} – ${short(addDays(monday, 6))}`
    await expect(page.getByText(week)).toBeVisible()
    const days = page.getByRole('heading', { level: 2 })
    await expect(days.first()).toHaveText(monday === today ? 'Today' : 'Mon')
    await expect(days).toHaveCount(7)
  })

  await test.step('the calendar', async () => {
    await page.goto('/calendar')
    const columns = page.getByRole('region', { name: /^Hours of / })
    const first = sayDay(monday, { weekday: 'long', month: 'long', day: 'numeric' }, 'day first')
    await expect(columns.first()).toHaveAccessibleName(`Hours of ${first}`)
    await expect(page.getByText(/^\d\d:00$/)).toHaveCount(24)
  })

  await test.step('the recipe, as written and as measured here', async () => {
    await page.goto(`/recipes/${pancakes.id}`)
    const focus = page.getByRole('dialog', { name: 'Pancakes' })
    const lines = focus.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    await expect(lines.filter({ hasText: '(125 g)' })).toHaveText('1 cup flour (125 g)')
    await expect(lines).toContainText([
      '1 cup flour (125 g)',
      '1 cup milk (240 ml)',
      '1 cup walnuts (240 ml)',
      '1 lb apples (450 g)',
      '2 tbsp sugar',
      '2 eggs',
      'Heat the oven to 425°F (220 °C).',
      'Bake',
    ])
    await expectWellMade(page)
    // The browser prints what is there when the event is over.
    const printed = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'))
      const text = document.querySelector('[data-print-sheet]')?.textContent
      window.dispatchEvent(new Event('afterprint'))
      return text
    })
    expect(printed).toContain('1 cup flour (125 g)')
    expect(printed).toContain('425°F (220 °C)')
    await focus.getByRole('button', { name: 'More servings' }).click()
    await expect(focus.getByText('1½ cups flour (190 g)')).toBeVisible()
    expect((await app.get('/api/recipes')).body).toMatchObject([{ ingredients: dish.ingredients }])
  })

  await test.step('the settings, which change every browser at once', async () => {
    await secondPage.goto('/menu')
    await expect(mealsAt(secondPage, 'Dinner, Today')).toContainText('19:30')
    await page.goto('/pantry')
    await openSettings(page, false)
    await chooseItem(page, 'Advanced Settings')
    const dialog = page.getByRole('dialog')
    const field = (name: string) => dialog.getByRole('combobox', { name })
    await expect(field('Weeks start on')).toHaveValue('Monday')
    await expect(field('Dates')).toHaveValue('16 Nov 2026')
    await expect(field('Units in recipes')).toHaveValue('Metric')
    await field('Clock').click()
    await page.getByRole('option', { name: '6:30 PM' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(mealsAt(secondPage, 'Dinner, Today')).toContainText('7:30 PM')
  })
})
