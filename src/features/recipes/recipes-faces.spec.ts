import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { discard, expect, expectNoSidewaysScroll, test, toast } from '#e2e/fixtures.ts'
import { resize } from '#e2e/resize.ts'
import { isAtTheEnd } from '#e2e/scroll.ts'
import { act, addRecipe, card, look, toggle, unfold } from './recipeBook.factory.ts'
import { recipe } from './recipes.factory.ts'

test.describe('when the program is away', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|Background refresh/ })

  test('what was typed stays, and why it failed is said', async ({ page, app }) => {
    await app.post('/api/recipes', recipe())
    await page.goto('/recipes')
    await expect(toggle(page, 'Lemon chicken traybake')).toBeVisible()
    await page.route('**/api/recipes{,/*}', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 503, body: 'The kitchen is closed.' }),
    )
    const dialog = page.getByRole('dialog')
    const giveUp = async () => {
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await discard(page)
      await expect(dialog).toHaveCount(0)
    }

    await addRecipe(page).click()
    await dialog.getByLabel('Recipe Title').fill('Toast')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Failed to add recipe')
    await expect(toast(page)).toContainText('The kitchen is closed.')
    await expect(dialog.getByLabel('Recipe Title')).toHaveValue('Toast')
    await giveUp()

    await act(page, 'Edit', 'Lemon chicken traybake')
    await dialog.getByLabel('Servings').fill('6 servings')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Failed to update recipe')
    await expect(dialog.getByLabel('Servings')).toHaveValue('6 servings')
    await giveUp()

    await act(page, 'Delete', 'Lemon chicken traybake')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page)).toContainText('Failed to delete recipe')
    await expect(card(page, 'Lemon chicken traybake')).toBeVisible()
  })
})

test('a thousand recipes are few nodes', async ({ page, app }) => {
  test.slow()
  const instructions = 'Stir, taste, and stir again.\n'.repeat(12)
  const recipes = Array.from({ length: 1_100 }, (_, n) =>
    recipe({ title: `Soup ${n}`, instructions }),
  )
  await app.post('/api/recipes/import', { recipes })
  await page.goto('/recipes')
  await expect(card(page, 'Soup 0')).toBeVisible()
  const nodes = () => page.evaluate(() => document.querySelectorAll('main *').length)
  expect(await nodes()).toBeLessThan(1_500)

  await page.getByRole('searchbox').pressSequentially('soup 1099')
  await expect(page.getByRole('article')).toHaveCount(1)
  await toggle(page, 'Soup 1099').click()
  await page.getByRole('searchbox').fill('')
  await expect(card(page, 'Soup 0'), 'all of them are back').toBeVisible()
  // Cards are measured as they come into sight, so the end moves a little on the first way down.
  await expect.poll(() => isAtTheEnd(page, card(page, 'Soup 1099'))).toBe(true)
  // Still open, wherever it has been.
  await expect(toggle(page, 'Soup 1099')).toHaveAttribute('aria-expanded', 'true')
  expect(await nodes()).toBeLessThan(1_500)
})

test('every face is well made', async ({ page, app }) => {
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeVisible()

  const long = `A ${'very '.repeat(20)}long recipe`
  const [word, line] = ['W'.repeat(60), 'm'.repeat(200)]
  for (const each of [
    recipe({ notes: 'Turn the potatoes once.' }),
    recipe({ title: 'Lasagna', difficulty: 'Medium', ingredients: null }),
    recipe({ title: 'Ramen', difficulty: 'Hard', tags: [], description: null }),
    recipe({ title: 'Toast', instructions: null, ingredients: null, difficulty: null }),
    recipe({ title: long, description: line, tags: ['x'.repeat(50), 'y'.repeat(50)] }),
    recipe({ title: word, ingredients: line, instructions: line, notes: line, servings: word }),
  ]) {
    await app.post('/api/recipes', each)
  }
  await expect(card(page, 'Ramen')).toBeVisible()

  for (const title of ['Lasagna', 'Toast', 'Lemon chicken traybake', word]) {
    await unfold(page, title)
  }
  await expect(page.getByText('Turn the potatoes once.')).toBeVisible()
  await expectWellMadeInBothSizes(page)

  await act(page, 'Focus', 'Lemon chicken traybake')
  await page.getByLabel('2 lemons').check()
  await look(page, 'Steps')
  await page.getByLabel('Heat the oven to 425°F.').check()
  await expectWellMadeInBothSizes(page)
  await page.keyboard.press('Escape')

  await addRecipe(page).click()
  const form = page.getByRole('dialog')
  const left = async (label: string) => (await form.getByLabel(label).boundingBox())?.x ?? 0
  const columns = async () => (await left('Prep Time')) > (await left('Notes'))
  await expect.poll(columns).toBe(true)
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Recipe title is required')).toBeVisible()
  await expectWellMadeInBothSizes(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await resize(page, { width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await act(page, 'Focus', word)
  const focus = page.getByRole('dialog', { name: word })
  await expect(focus).toBeVisible()
  await expectNoSidewaysScroll(page)
  const tooWide = () => focus.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
  await expect.poll(tooWide, 'pixels too wide').toBe(0)
  await focus.getByRole('button', { name: 'Close' }).click()
})
