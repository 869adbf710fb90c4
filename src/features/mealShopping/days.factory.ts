import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays } from '#shared/days.ts'
import { dayIn } from '#shared/time.ts'
import type { App } from '#test/harness.ts'
import { noonZone } from '#test/household.ts'
import type { DayLine, DaysPreview } from './days.contract.ts'

export const today = dayIn(noonZone)
export const days = { startDate: today, endDate: addDays(today, 6) }

export async function preview(app: App, query: object = days) {
  const { status, body } = await app.post('/api/shopping/days/preview', query)
  return { status, body: body as DaysPreview }
}

export async function plan(app: App, title: string, ingredients: string, given: object = {}) {
  const { body } = await app.post('/api/recipes', recipe({ title, ingredients, servings: '4' }))
  await app.post(
    '/api/meal-events',
    meal({ recipeName: title, recipeId: body.id, date: today, ...given }),
  )
}

export const stock = (app: App, name: string, quantity: string, given: object = {}) =>
  app.post('/api/pantry', pantryItem({ name, quantity, expiryDate: null, ...given }))

/** 'Onions 2', what is at home in brackets. */
export const said = ({ lines }: DaysPreview) =>
  lines.map(({ name, quantity, isStocked }) => {
    const text = quantity ? `${name} ${quantity}` : name
    return isStocked ? `(${text})` : text
  })

/** The line of a food, by its key. */
export const lineOf = (body: DaysPreview, key: string): DayLine => {
  const line = body.lines.find((each) => each.key === key)
  if (!line) throw new Error(`no ${key}`)
  return line
}
