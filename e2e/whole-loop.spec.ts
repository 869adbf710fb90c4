import type { Page } from '@playwright/test'
import { card } from '#features/recipes/recipeBook.factory.ts'
import type { Client } from '#test/client.ts'
import { chooseItem, expect, test } from './fixtures.ts'

const lists = ['recipes', 'pantry', 'shopping', 'meal-events', 'cookings']

/** The household's lists, without what only counts how often they were written. */
async function household(app: Client) {
  const bodies = await Promise.all(lists.map((list) => app.get<object[]>(`/api/${list}`)))
  return bodies.map(({ body }) =>
    body.map((record) => ({ ...record, version: undefined, updatedAt: undefined })),
  )
}

/** Every change that this page makes, as the server numbers it. */
function watchChanges(page: Page): () => Promise<number[]> {
  const ids: Promise<number>[] = []
  page.on('response', (response) => {
    ids.push(response.headerValue('X-Change-Id').then(Number, () => 0))
  })
  return async () => [...new Set(await Promise.all(ids))].filter((id) => id > 0)
}

const curry = (title: string, food: string) =>
  `${title}\n\nServes 4\n\nIngredients\n1 bag ${food}\n200 g feta\n4 eggs\n\nMethod\nBake it 30 minutes.`

test('from a recipe found anywhere to the table, and all of it undone step by step', async ({
  page,
  app,
}) => {
  await app.post('/api/pantry/lines', { items: [{ name: 'Eggs', quantity: '6' }] })
  const beginning = await household(app)
  const changes = watchChanges(page)
  const dialog = page.getByRole('dialog')

  await test.step('import', async () => {
    await page.goto('/recipes')
    for (const [title, food] of [
      ['Green curry', 'spinach'],
      ['Red curry', 'chard'],
    ] as const) {
      await page.getByRole('button', { name: 'Import' }).click()
      await dialog.getByLabel('Link or recipe').fill(curry(title, food))
      await dialog.getByRole('button', { name: 'Show Recipe' }).click()
      await dialog.getByRole('button', { name: 'Save Recipe' }).click()
      const opened = page.getByRole('dialog', { name: title })
      await opened.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await expect(card(page, title)).toBeVisible()
    }
  })

  await test.step('plan the days', async () => {
    await page.goto('/menu')
    await page.getByRole('button', { name: 'Plan my week' }).click()
    await dialog.getByRole('button', { name: /^Plan \d dinners?$/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article').first()).toContainText('curry')
  })

  await test.step('shop for them: what is at home is taken off', async () => {
    await page.getByRole('button', { name: 'Shop for these days' }).click()
    await expect(dialog.getByText('Feta', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: /^Add \d items to the list$/ }).click()
    await expect(dialog).toBeHidden()
    await page.goto('/shopping')
    // One after the other: those that are ticked move away.
    const unticked = page.getByRole('checkbox', { checked: false })
    await expect(unticked.first()).toBeVisible()
    for (let left = await unticked.count(); left > 0; left -= 1) {
      await unticked.first().click()
      await expect(unticked).toHaveCount(left - 1)
    }
  })

  await test.step('put away', async () => {
    await page.getByRole('button', { name: 'Put away' }).click()
    await dialog.getByRole('button', { name: /^Put \d items? away$/ }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await app.get('/api/shopping')).body).toEqual([])
  })

  await test.step('cook, and keep what is left over', async () => {
    await page.goto('/menu')
    await page
      .getByRole('button', { name: /^Actions for .* curry$/ })
      .first()
      .click()
    await chooseItem(page, 'We cooked it')
    await expect(dialog.getByText(/200 g feta/)).toBeVisible()
    await dialog.getByRole('switch', { name: 'There are leftovers' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article').filter({ hasText: 'Cooked' })).toHaveCount(1)
    const { body } = await app.get<{ name: string }[]>('/api/pantry')
    expect(body.map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/curry \(leftovers\)$/),
    )
  })

  await test.step('everything undone, the newest first', async () => {
    const made = await changes()
    expect(made.length).toBeGreaterThanOrEqual(6)
    for (const id of made.toSorted((a, b) => b - a)) {
      const { status, body } = await app.post(`/api/changes/${id}/undo`)
      expect(status, body.message).toBe(200)
    }
    expect(await household(app)).toEqual(beginning)
  })
})
