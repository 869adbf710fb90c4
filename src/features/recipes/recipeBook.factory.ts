import type { Page } from '@playwright/test'

/** The recipe book as a person sees it. */

export const card = (page: Page, title: string) => page.getByRole('article', { name: title })
export const toggle = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true })
export const addRecipe = (page: Page) => page.getByRole('button', { name: 'Add Recipe' }).first()

/** On a phone the actions are in a menu, with names of their own. */
export async function act(page: Page, action: 'Focus' | 'Edit' | 'Delete', title: string) {
  const menu = page.getByRole('button', { name: `Actions for ${title}` })
  const button = page.getByRole('button', { name: `${action} ${title}` })
  await menu.or(button).click()
  if (await button.isVisible()) return
  const item = { Focus: 'View Recipe', Edit: 'Edit Recipe', Delete: 'Delete Recipe' }[action]
  await page.getByRole('menuitem', { name: item }).click()
}
