import { expect } from 'vitest'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { addDays, sayDay, weekdayOf } from '#shared/days.ts'
import { type App, test } from '#test/harness.ts'
import { meal } from './menu.factory.ts'

const namesAt = async (app: App, path: string) =>
  (await app.get<{ recipeName: string }[]>(path)).body.map(({ recipeName }) => recipeName)

/** All that is planned, by its names. */
const planned = async (app: App) => ({
  meals: await namesAt(app, '/api/meal-events'),
  every: await namesAt(app, '/api/repeating-meals'),
  sometime: await namesAt(app, '/api/dish-ideas'),
})

test('what is planned follows the new title of its recipe, and one undo takes both back', async ({
  app,
}) => {
  const { today } = (await app.get('/api/household')).body
  const old = { recipeName: 'Soup (for 4)' }
  const { body: soup } = await app.post('/api/recipes', recipe({ title: old.recipeName }))
  const { body: stew } = await app.post('/api/recipes', recipe({ title: 'Stew' }))
  const plan = (days: number, given: object) =>
    app.post('/api/meal-events', { ...meal(given), date: addDays(today, days) })
  await plan(-1, { ...old, recipeId: soup.id })
  await plan(0, { ...old, recipeId: soup.id })
  await plan(1, { recipeName: 'Soup without beans', recipeId: soup.id })
  await plan(2, { ...old, recipeId: null })
  await plan(3, { ...old, recipeId: stew.id })
  await app.post('/api/repeating-meals', {
    ...meal({ ...old, recipeId: soup.id }),
    date: addDays(today, 4),
    weekdays: [weekdayOf(addDays(today, 4))],
    everyWeeks: 1,
    lastDay: addDays(today, 11),
  })
  await app.post('/api/dish-ideas', { ...old, recipeId: soup.id })
  const notes = `For Soup (for 4) (${sayDay(today, { weekday: 'short' })})`
  await app.post('/api/shopping', shoppingItem({ name: 'Leeks', notes }))
  const before = await planned(app)

  const renamed = await app.put(`/api/recipes/${soup.id}`, { title: 'Soup' })
  expect(renamed).toMatchObject({ status: 200, body: { title: 'Soup' } })
  expect(await planned(app)).toEqual({
    meals: [
      'Soup (for 4)',
      'Soup',
      'Soup without beans',
      'Soup (for 4)',
      'Soup (for 4)',
      'Soup',
      'Soup',
    ],
    every: ['Soup'],
    sometime: ['Soup'],
  })
  const change = renamed.headers.get('X-Change-Id')
  const leftOver = await app.get(`/api/shopping/days/left-over?changeId=${change}`)
  expect(leftOver.body).toEqual({ names: [] })
  await app.post(`/api/changes/${change}/undo`)
  expect(await planned(app)).toEqual(before)

  const other = await app.put(`/api/recipes/${soup.id}`, { notes: 'Good' })
  expect(other.status).toBe(200)
  expect(await planned(app)).toEqual(before)
})
