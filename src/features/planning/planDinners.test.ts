import { describe, expect } from 'vitest'
import { meal } from '#features/menu/menu.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays, daysFrom } from '#shared/days.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { fillBook } from './planning.factory.ts'

const sweet = { ingredients: '3 carrots\n2 cups flour' }

describe('dinners of a plan', () => {
  const dinner = (date: string, given: object = {}) => ({
    date,
    time: '18:00',
    recipeId: 1,
    recipeName: 'Beef tacos',
    ...given,
  })
  const stored = async (app: App) =>
    (await app.get('/api/meal-events')).body.map(
      (each: Record<string, unknown>) => `${each.date} ${each.mealType} ${each.recipeName}`,
    )

  test('are one change, which can be taken back', async ({ app }) => {
    const { today } = await fillBook(app)
    const [one = '', two = ''] = daysFrom(today, 2)
    const meals = [
      dinner(one, { servings: 6, attendees: ['Mom'] }),
      dinner(two, { recipeId: 2, recipeName: 'Chicken curry' }),
    ]
    const planned = await app.post('/api/menu/plan', { meals })
    expect(planned.status).toBe(200)
    expect(planned.body[0]).toMatchObject({ mealType: 'Dinner', servings: 6, attendees: ['Mom'] })
    expect(await stored(app)).toEqual([`${one} Dinner Beef tacos`, `${two} Dinner Chicken curry`])
    await app.post(`/api/changes/${planned.headers.get('X-Change-Id')}/undo`)
    expect(await stored(app)).toEqual([])
  })

  test('go into empty places only: all of them, or none', async ({ app }) => {
    const { today } = await fillBook(app)
    const tomorrow = addDays(today, 1)
    await app.post(
      '/api/meal-events',
      meal({ date: tomorrow, mealType: 'dinner', recipeName: 'Pizza' }),
    )
    const refused = await app.post('/api/menu/plan', { meals: [dinner(today), dinner(tomorrow)] })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Dinner is already planned (Tomorrow): Pizza. Nothing was planned.',
    ])
    expect(await stored(app)).toEqual([`${tomorrow} dinner Pizza`])
    const { body: cake } = await app.post(
      '/api/recipes',
      recipe({ title: 'Carrot cake', ...sweet }),
    )
    await app.post(
      '/api/meal-events',
      meal({ date: today, mealType: 'Dinner', recipeName: cake.title, recipeId: cake.id }),
    )
    const beside = await app.post('/api/menu/plan', { meals: [dinner(today)] })
    expect(beside.status, 'a cake is no dinner').toBe(200)
  })

  testOnOneEngine.for([
    [[], "There's nothing to plan"],
    [[dinner('2026-11-14'), dinner('2026-11-14')], 'Each day can have one dinner'],
    [[dinner('2026-11-14', { recipeId: 99 })], "This recipe isn't in the recipe book anymore"],
    [[dinner('2026-11-14', { time: 'late' })], 'Time must be a time of day like 18:00'],
    [
      daysFrom('2026-11-14', 32).map((day) => dinner(day)),
      'At most 31 days can be planned at once',
    ],
  ] as const)('%# are refused', async ([meals, message], { app }) => {
    await fillBook(app)
    const { status, body } = await app.post('/api/menu/plan', { meals })
    expect([status, body.message]).toEqual([400, message])
    expect(await stored(app)).toEqual([])
  })
})
