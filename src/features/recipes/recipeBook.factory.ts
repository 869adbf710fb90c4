import type { Page } from '@playwright/test'
import { chooseItem, expect } from '#e2e/fixtures.ts'

/** The recipe book as a person sees it. */

export const card = (page: Page, title: string) => page.getByRole('article', { name: title })
export const toggle = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true })
export const addRecipe = (page: Page) => page.getByRole('button', { name: 'Add Recipe' }).first()

/** Shows a recipe in its place, or folds it up; on a phone by its menu. */
export async function unfold(page: Page, title: string) {
  const menu = page.getByRole('button', { name: `Actions for ${title}` })
  await menu.waitFor()
  const details = card(page, title).getByText(/^Created /)
  const visible = !(await details.isVisible())
  const isFolding = (await toggle(page, title).getAttribute('aria-expanded')) !== null
  if (isFolding) await toggle(page, title).click()
  else {
    await menu.click()
    await chooseItem(page, /^(?:Unfold here|Fold up)$/)
  }
  // The rows below move when the details come: a menu opened before would lose its button.
  await expect(details).toBeVisible({ visible })
}

/** On a phone the focus view shows one of its two sides. */
export async function look(page: Page, side: 'Ingredients' | 'Steps') {
  const shown = page.getByRole('dialog').getByRole('radio', { name: side })
  if ((await shown.count()) > 0)
    await page.getByRole('dialog').getByText(side, { exact: true }).first().click()
}

/** On a phone the actions are in a menu, with names of their own. */
export async function act(page: Page, action: 'Focus' | 'Edit' | 'Delete', title: string) {
  const menu = page.getByRole('button', { name: `Actions for ${title}` })
  const button = page.getByRole('button', { name: `${action} ${title}` })
  await menu.waitFor()
  if (await button.isVisible()) return button.click()
  await menu.click()
  const item = { Focus: 'View Recipe', Edit: 'Edit Recipe', Delete: 'Delete Recipe' }[action]
  await chooseItem(page, item)
}
