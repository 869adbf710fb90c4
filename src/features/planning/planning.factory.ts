import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays } from '#shared/days.ts'
import type { Client } from '#test/client.ts'

export const times = { prepTime: '10 min', cookTime: '15 min' }

/** Five quick dinners, and four days for them. */
export async function fillBook(app: Client) {
  const { today } = (await app.get('/api/household')).body
  for (const title of ['Beef tacos', 'Chicken curry', 'Lentil soup', 'Baked salmon', 'Ramen']) {
    await app.post('/api/recipes', recipe({ title, ingredients: title, ...times, cuisine: null }))
  }
  return { today, days: { startDate: today, endDate: addDays(today, 3) } }
}
