import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { chooseItem, discard, expect, expectWellMade, openSettings, test } from './fixtures.ts'

test('Back closes what stands in front, and nothing else', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  await app.post('/api/recipes', { title: 'Soup', ingredients: 'Leek\nWater' })
  await app.post('/api/pantry', pantryItem({ name: 'Leek' }))
  await page.goto('/pantry')
  const dialog = page.getByRole('dialog')

  await test.step('a form, which asks where something was typed', async () => {
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/pantry$/)

    await page.getByRole('button', { name: 'Add Item' }).first().click()
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Butter')
    await page.goBack()
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' })
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toHaveCount(0)
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Butter')
    await page.goBack()
    await discard(page)
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the settings, opened from the drawer', async () => {
    await openSettings(page, true)
    await expectWellMade(page)
    await chooseItem(page, 'Settings')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/pantry$/)
  })

  await test.step('a recipe, which has an address of its own', async () => {
    await page.getByRole('link', { name: 'Recipes' }).click()
    await expect(page).toHaveURL(/\/recipes$/)
    await page.getByRole('button', { name: 'Actions for Soup' }).click()
    await chooseItem(page, 'View Recipe')
    await expect(page).toHaveURL(/\/recipes\/1$/)
    const focus = page.getByRole('dialog', { name: 'Soup' })
    await page.reload()
    await expect(focus.getByText('Leek')).toBeVisible()
    await focus.getByRole('button', { name: 'Edit Recipe' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Recipe' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Edit Recipe' })).toHaveCount(0)
    await expect(focus).toBeVisible()
    await page.goBack()
    await expect(focus).toHaveCount(0)
    await expect(page).toHaveURL(/\/recipes$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/pantry$/)
  })
})

test.describe('by its address', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('a recipe that somebody sent opens, closes to the book, and may be gone', async ({
    page,
    app,
  }) => {
    await app.post('/api/recipes', { title: 'Soup', ingredients: 'Leek\nWater' })
    await page.goto('/recipes/1')
    await expect(page.getByRole('dialog', { name: 'Soup' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/recipes$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    expect((await page.goto('/recipes/7'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: "We can't find that recipe" })).toBeVisible()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Go to the recipe book' }).click()
    await expect(page).toHaveURL(/\/recipes$/)
  })
})

test('read anew under a dialog, a page has one way back', async ({ page }) => {
  await page.goto('/menu')
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add Item' }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/menu$/)
})

test('a browser that goes back late closes nothing that was opened since', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const go = history.go.bind(history)
    history.go = (steps) => void setTimeout(() => go(steps), 1_500)
  })
  await page.goto('/pantry')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  const open = async () => {
    await openSettings(page, true)
    await chooseItem(page, 'Advanced Settings')
    await expect(dialog).toBeVisible()
  }
  await open()
  const wentBack = page.evaluate(
    () => new Promise<void>((done) => addEventListener('popstate', () => done(), { once: true })),
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await wentBack
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/pantry$/)
})
