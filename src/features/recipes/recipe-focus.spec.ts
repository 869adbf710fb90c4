import type { Page } from '@playwright/test'
import { expect, test, toast } from '#e2e/fixtures.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { act, addRecipe, toggle } from './recipeBook.factory.ts'
import { recipe } from './recipes.factory.ts'

const title = 'Lemon chicken traybake'

test('by keyboard alone', async ({ page, app }) => {
  const ingredients = `${recipe().ingredients}\nTo serve:\nCrusty bread`
  await app.post('/api/recipes', recipe({ ingredients }))
  const dad = familyMember({ name: 'Dad', dislikes: 'Poultry (allergy)\nLemons (must avoid)' })
  await app.post('/api/family-member-preferences', dad)
  await page.goto('/recipes')
  await expect(toggle(page, title)).toBeVisible()
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
  const button = (name: string) => page.getByRole('button', { name })

  await test.step('expand', async () => {
    await expect(page.getByRole('article', { name: title })).toContainText("Dad can't eat it")
    await page.getByLabel('Filter by cuisine').focus()
    await keys('Tab', 'Enter')
    await expect(toggle(page, title)).toBeFocused()
    await expect(toggle(page, title)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('2 lemons')).toBeVisible()
    await expect(
      page.getByText("Dad can't eat this: poultry (chicken thighs), lemons"),
    ).toBeVisible()
  })

  await test.step('tick off in the focus view; Escape leads back', async () => {
    await keys('Tab', 'Tab', 'Tab', 'Space')
    await expect(page.getByText('12 chicken thighs'), 'for six').toBeHidden()
    await expect(page.getByText('10 chicken thighs'), 'for five').toBeVisible()
    await keys('Tab', 'Enter', 'Tab', 'Enter')
    const focus = page.getByRole('dialog', { name: title })
    await expect(focus.getByRole('heading', { name: title })).toBeFocused()
    await expect(
      focus.getByText("Dad can't eat this: poultry (chicken thighs), lemons"),
    ).toBeVisible()
    await expect(focus.getByText('To serve:'), 'a heading').toBeVisible()
    await expect(focus.getByLabel('To serve:'), 'is nothing to tick').toBeHidden()
    await focus.getByLabel('8 chicken thighs').focus()
    await keys('Space')
    await expect(focus.getByLabel('8 chicken thighs')).toBeChecked()
    await focus.getByLabel('Roast 40 minutes.').focus()
    await keys('Space')
    await expect(focus.getByLabel('Roast 40 minutes.')).toBeChecked()

    await focus.getByRole('button', { name: 'Edit Recipe' }).focus()
    await keys('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit Recipe' })
    await expect(dialog.getByLabel('Recipe Title')).toBeFocused()
    await keys('Escape')
    await expect(dialog, 'Escape closes what is in front').toBeHidden()
    await expect(focus.getByRole('button', { name: 'Edit Recipe' })).toBeFocused()
    await keys('Escape')
    await expect(focus).toBeHidden()
    await expect(button(`Focus ${title}`)).toBeFocused()
  })

  await test.step('edit', async () => {
    await keys('Tab', 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit Recipe' })
    await expect(dialog.getByLabel('Recipe Title')).toBeFocused()
    await page.keyboard.type(' for six')
    await keys('Enter')
    await expect(toast(page)).toContainText('Recipe updated successfully')
    await expect(button(`Edit ${title} for six`)).toBeFocused()
  })

  await test.step('plan: a day is enough, and the card says so', async () => {
    await keys('Tab', 'Enter')
    const dialog = page.getByRole('dialog', { name: `Plan ${title} for six` })
    const tomorrow = dialog.getByRole('button', { name: /^Tomorrow/ })
    // Until it is known whether a day is taken, it can't be chosen.
    await expect(tomorrow).toBeEnabled()
    await tomorrow.focus()
    await keys('Enter')
    await expect(toast(page)).toContainText('Meal added')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Planned tomorrow')).toBeVisible()
    await expect(button(`Plan it ${title} for six`)).toBeFocused()
  })

  await test.step('delete', async () => {
    await keys('Tab', 'Enter')
    await page.getByRole('menuitem', { name: 'Delete Recipe' }).focus()
    await keys('Enter')
    const question = page.getByRole('dialog', { name: 'Delete this recipe?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await keys('Tab', 'Enter')
    await expect(toast(page)).toContainText('Recipe deleted successfully')
  })

  await test.step('add', async () => {
    await addRecipe(page).focus()
    await keys('Enter')
    await expect(page.getByLabel('Recipe Title')).toBeFocused()
    await page.keyboard.type('Toast')
    await keys('Enter')
    await expect(toggle(page, 'Toast')).toBeVisible()
  })
})

test('the focus view keeps the screen awake while it is open', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  await app.post('/api/recipes', recipe())
  await page.addInitScript(countWakeLocks)
  await page.goto('/recipes')
  await expect(toggle(page, title)).toBeVisible()
  expect(await wakeLocks(page)).toEqual({ requested: 0, held: 0 })

  await act(page, 'Focus', title)
  await expect.poll(() => wakeLocks(page)).toEqual({ requested: 1, held: 1 })

  // As the browser does when the page goes out of sight and comes back.
  await page.evaluate(async () => {
    await Object(window).wakeLock.release()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => wakeLocks(page)).toEqual({ requested: 2, held: 1 })

  await page.keyboard.press('Escape')
  await expect.poll(() => wakeLocks(page)).toEqual({ requested: 2, held: 0 })
})

test('a browser without wake locks, or that refuses one, says nothing', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  await app.post('/api/recipes', recipe())
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    Object.defineProperty(navigator, 'wakeLock', { value: { request: refuse } })
  })
  await page.goto('/recipes')
  await act(page, 'Focus', title)
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
})

/** In the page, instead of the browser's own, which headless browsers refuse. */
function countWakeLocks() {
  const locks = { requested: 0, held: 0 }
  const request = async () => {
    locks.requested += 1
    locks.held += 1
    const lock = {
      released: false,
      release: async () => {
        if (!lock.released) locks.held -= 1
        lock.released = true
      },
    }
    return Object.assign(window, { wakeLock: lock }).wakeLock
  }
  Object.assign(window, { wakeLocks: locks })
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}

const wakeLocks = (page: Page) => page.evaluate(() => Object(window).wakeLocks)
