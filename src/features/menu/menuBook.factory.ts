import type { Page } from '@playwright/test'
import { chooseItem } from '#e2e/fixtures.ts'
import { addDays } from '#shared/days.ts'
import type { Client } from '#test/client.ts'
import { meal } from './menu.factory.ts'

/** The household's day, or one so many days from it. */
export async function dayFromToday(app: Client, count = 0): Promise<string> {
  const { body } = await app.get<{ today: string }>('/api/household')
  return addDays(body.today, count)
}

/** A meal of today, unless told. */
export const plan = async (app: Client, given: Parameters<typeof meal>[0] = {}) =>
  (await app.post('/api/meal-events', meal({ date: await dayFromToday(app), ...given }))).body

/** What stands at 'Dinner, Today'. */
export const mealsAt = (page: Page, place: string) => page.getByRole('list', { name: place })

export const mealCard = (page: Page, name: string) =>
  page.getByRole('article').getByRole('button', { name: new RegExp(`^${name}`) })

/** From the menu of a meal: 'Edit Meal'. */
export async function chooseFor(page: Page, name: string, action: string) {
  await page.getByRole('article').filter({ hasText: name }).first().hover()
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await chooseItem(page, action)
}

export const storedMeals = async (app: Client) =>
  (
    await app.get<{ recipeName: string; date: string; mealType: string; time: string }[]>(
      '/api/meal-events',
    )
  ).body.map(({ recipeName, date, mealType, time }) => `${recipeName}: ${mealType} ${date} ${time}`)

/** An entry of the menu's own menu. */
export async function chooseMore(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await chooseItem(page, name)
}
