import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { drag, pullToCorners, watchCards } from '#e2e/drag.ts'
import { expect, expectToast, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import {
  chooseFor,
  dayFromToday,
  mealCard,
  mealsAt,
  plan,
  storedMeals,
} from './menuBook.factory.ts'

// With motion: a toast on its way out must not catch the finger.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const { means, tag } of [{ means: 'the mouse' }, { means: 'a finger', tag: '@phone' }]) {
  test(`a meal is dragged to another day and section with ${means}`, { tag }, async ({
    page,
    app,
    isMobile,
  }) => {
    await plan(app)
    await page.goto('/menu')
    const taken = page.locator('[data-dragged]')
    const from = mealCard(page, 'Taco night')

    for (const end of ['brought back', 'given up with Escape'] as const) {
      await test.step(`it stays when it is ${end}, and is not opened by that`, async () => {
        const to = page.getByRole('button', { name: 'Add to Breakfast, Today' })
        const home = await from.boundingBox()
        const drop = await drag(page, { from, to, finger: isMobile, taken })
        await expect(taken).toContainText('Taco night')
        if (isMobile || end !== 'brought back') await page.keyboard.press('Escape')
        if (home && !isMobile) await page.mouse.move(home.x + 20, home.y + 20)
        await drop()
        await expect(taken).toHaveCount(0)
        await expect(mealsAt(page, 'Dinner, Today')).toContainText('Taco night')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }

    await test.step('and it lands', async () => {
      const to = page.getByRole('button', { name: 'Add to Lunch, Tomorrow' })
      await to.scrollIntoViewIfNeeded()
      // Away from the edge, where the page scrolls on.
      await page.evaluate(() => window.scrollBy(0, 100))
      const drop = await drag(page, { from, to, finger: isMobile, taken })
      await expect(page.locator('[data-target]')).toContainText('Lunch')
      await drop()
      await expect(mealsAt(page, 'Lunch, Tomorrow')).toContainText('Taco night12:00 PM')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const tomorrow = await dayFromToday(app, 1)
      await expect.poll(() => storedMeals(app)).toEqual([`Taco night: Lunch ${tomorrow} 12:00`])
    })

    await test.step('where another one stands, they swap, and Undo swaps them back', async () => {
      const [today, tomorrow] = [await dayFromToday(app), await dayFromToday(app, 1)]
      await plan(app, { recipeName: 'Soup', mealType: 'Lunch', time: '12:30' })
      await expect(mealCard(page, 'Soup')).toBeVisible()
      const before = await storedMeals(app)
      await expectToast(page, 'Taco night moved')
      await mealCard(page, 'Soup').evaluate((card) => card.scrollIntoView({ block: 'center' }))
      // On a phone the other one would stand under the bar.
      await page.evaluate(() => window.scrollBy(0, 100))
      await (await drag(page, { from, to: mealCard(page, 'Soup'), finger: isMobile, taken }))()
      const question = page.getByRole('dialog', { name: 'Lunch, Today: Soup' })
      await expect(question.getByRole('button', { name: 'Swap places' })).toBeFocused()
      expect(await storedMeals(app), 'nothing yet').toEqual(before)
      await question.getByRole('button', { name: 'Swap places' }).click()
      await expect(mealsAt(page, 'Lunch, Tomorrow')).toContainText('Soup')
      await expect(toast(page)).toContainText('Taco night and Soup swapped')
      expect(await storedMeals(app)).toEqual([
        `Taco night: Lunch ${today} 12:00`,
        `Soup: Lunch ${tomorrow} 12:30`,
      ])
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(mealsAt(page, 'Lunch, Today')).toContainText('Soup')
      await expect.poll(() => storedMeals(app)).toEqual(before)
    })
  })
}

test('a dragged meal stays on the board, also while the page scrolls', async ({ page, app }) => {
  await page.setViewportSize({ width: 1000, height: 400 })
  await plan(app, { mealType: 'Breakfast' })
  await page.goto('/menu')
  const drop = await drag(page, {
    from: mealCard(page, 'Taco night'),
    to: page.getByRole('button', { name: 'Add to Breakfast, Tomorrow' }),
    finger: false,
  })
  // With Sometime below the days.
  const board = page.locator('[data-days]').locator('..')
  const outside = await watchCards(board)
  await pullToCorners(page, board)
  expect(await outside(), 'pixels outside').toBe(0)
  await page.keyboard.press('Escape')
  await drop()
  await expect(mealsAt(page, 'Breakfast, Today')).toContainText('Taco night')
})

test('a meal is moved by keyboard, and it is said', async ({ page, app }) => {
  const today = await dayFromToday(app)
  await plan(app)
  await page.goto('/menu')
  const status = (text: string) => page.getByRole('status').getByText(text)
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }

  await mealCard(page, 'Taco night').focus()
  await keys('Space')
  await expect(status('Taco night picked up from Dinner, Today.')).toBeAttached()
  await keys('ArrowRight', 'ArrowUp')
  await expect(status('Lunch, Tomorrow')).toBeAttached()
  await expectWellMade(page)
  await keys('Escape')
  await expect(status('Taco night is back at Dinner, Today.')).toBeAttached()
  expect(await storedMeals(app)).toEqual([`Taco night: Dinner ${today} 18:00`])

  await keys('Space', 'ArrowDown', 'Space')
  await expect(status('Taco night dropped at Snacks, Today.')).toBeAttached()
  await expect(mealsAt(page, 'Snacks, Today')).toContainText('3:00 PM')
  await expect.poll(() => storedMeals(app)).toEqual([`Taco night: Snack ${today} 15:00`])
  await expect(mealCard(page, 'Taco night'), 'the focus came along').toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await plan(app, { recipeName: 'Soup', time: '18:30' })
  await expect(mealCard(page, 'Soup')).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Dinner, Today: Soup' })
  await keys('Space', 'ArrowUp', 'Space')
  await question.waitFor()
  await expectWellMade(page)
  await keys('Escape')
  await expect(question).toBeHidden()
  await expect(status('Taco night is back at Snacks, Today.')).toBeAttached()
  for (const [word, dinners] of [
    ['As well', ['Taco night6:00 PM · Everyone', 'Soup6:30 PM · Everyone']],
    ['Instead', ['Taco night6:00 PM · Everyone']],
  ] as const) {
    await expect(mealCard(page, 'Taco night')).toBeFocused()
    await keys('Space', 'ArrowUp', 'Space')
    await question.getByRole('button', { name: word }).press('Enter')
    await expect(mealsAt(page, 'Dinner, Today').getByRole('article')).toHaveText([...dinners])
    await expect(mealCard(page, 'Taco night'), 'the focus came along').toBeFocused()
    if (word === 'As well') {
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(mealsAt(page, 'Snacks, Today')).toContainText('Taco night')
      await mealCard(page, 'Taco night').focus()
    }
  }
  await expect.poll(() => storedMeals(app)).toEqual([`Taco night: Dinner ${today} 18:00`])
})

test('a meal is moved by its menu, or by its form, onto a day that is taken', {
  tag: '@phone',
}, async ({ page, app }) => {
  const tomorrow = await dayFromToday(app, 1)
  await plan(app, { recipeName: 'Tacos', attendees: ['Clara'] })
  await plan(app, { recipeName: 'Soup', date: tomorrow })
  await page.goto('/menu')
  await chooseFor(page, 'Tacos', 'Move to another day')
  const days = page.getByRole('dialog', { name: 'Move Tacos' })
  await expect(days.getByRole('button', { name: /^Today/ }), 'where it is').toHaveCount(0)
  await days.getByRole('button', { name: /^Tomorrow/ }).click()
  await expectWellMadeInBothSizes(page)
  await days.getByRole('button', { name: 'Swap places' }).click()
  await expect(toast(page)).toContainText('Tacos and Soup swapped')
  const today = await dayFromToday(app)
  expect(await storedMeals(app)).toEqual([
    `Soup: Dinner ${today} 18:00`,
    `Tacos: Dinner ${tomorrow} 18:00`,
  ])
  const seats = async () =>
    (await app.get('/api/meal-events')).body.map((each: { attendees: unknown }) => each.attendees)
  await expect(mealsAt(page, 'Dinner, Today')).toContainText('Soup6:00 PM · Clara')
  expect(await seats(), 'who eats stays').toEqual([['Clara'], null])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Undone')
  expect(await storedMeals(app)).toEqual([
    `Tacos: Dinner ${today} 18:00`,
    `Soup: Dinner ${tomorrow} 18:00`,
  ])
  expect(await seats()).toEqual([['Clara'], null])
  await chooseFor(page, 'Tacos', 'Move to another day')
  await days.getByRole('button', { name: /^Tomorrow/ }).click()
  await days.getByRole('button', { name: 'Instead' }).click()
  await expectToast(page, 'Tacos replaced Soup')
  const at = `Dinner ${tomorrow} 18:00`
  expect(await storedMeals(app)).toEqual([`Tacos: ${at}`])

  await plan(app, { recipeName: 'Ramen' })
  await chooseFor(page, 'Ramen', 'Edit Meal')
  const form = page.getByRole('dialog', { name: 'Edit Meal' })
  await expect(form.getByText('Planned then')).toBeHidden()
  await form.getByLabel('Date').fill(tomorrow)
  await expect(form.getByText('Planned then: Tacos')).toBeVisible()
  await form.getByRole('button', { name: 'Instead' }).click()
  await form.getByLabel('Notes').fill('Mild')
  await expectWellMadeInBothSizes(page)
  const saved = page.waitForResponse('**/api/menu/rearrange')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form).toHaveCount(0)
  expect(await storedMeals(app)).toEqual([`Ramen: ${at}`])
  expect(await (await saved).json(), 'in one change').toMatchObject([{ notes: 'Mild' }])

  await page.getByRole('button', { name: 'Add Meal' }).click()
  const added = page.getByRole('dialog', { name: 'Add Meal' })
  await added.getByLabel('Date').fill(tomorrow)
  await added.getByText('Custom Item').click()
  await added.getByRole('textbox', { name: 'Name' }).fill('Pizza')
  await expect(added.getByRole('button', { name: 'As well', pressed: true })).toBeVisible()
  await added.getByRole('button', { name: 'Add Meal' }).click()
  await expect(added).toHaveCount(0)
  expect((await storedMeals(app)).toSorted()).toEqual([`Pizza: ${at}`, `Ramen: ${at}`])

  await chooseFor(page, 'Pizza', 'Move to another day')
  await page.getByRole('dialog').getByRole('button', { name: 'Sometime' }).click()
  await expectToast(page, 'Pizza is under Sometime now')
  expect(await storedMeals(app)).toEqual([`Ramen: ${at}`])

  await app.post('/api/recipes', recipe({ title: 'Rice bowl', ingredients: 'Rice' }))
  await chooseFor(page, 'Ramen', 'Another dish')
  const swap = page.getByRole('dialog', { name: 'Instead of Ramen' })
  await expect(swap.getByRole('link', { name: 'Show it on the menu' })).toHaveCount(0)
  await expectWellMadeInBothSizes(page)
  await swap.getByRole('checkbox', { name: 'Keep the note “Mild”' }).uncheck()
  await swap.getByRole('list', { name: 'Suggestions' }).getByText('Rice bowl').click()
  await expect(swap).toHaveCount(0)
  expect(await storedMeals(app)).toEqual([`Rice bowl: ${at}`])
  expect((await app.get('/api/meal-events')).body).toMatchObject([{ notes: null }])
})
