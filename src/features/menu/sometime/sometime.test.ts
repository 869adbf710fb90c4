import { expect } from 'vitest'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays } from '#shared/days.ts'
import { downloadBackup, restoreFile } from '#test/backups.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { meal } from '../menu.factory.ts'

const path = '/api/dish-ideas'
const idea = (recipeName: string, recipeId: number | null = null) => ({ recipeName, recipeId })
const names = async (app: App, list = path) =>
  (await app.get<{ recipeName: string }[]>(list)).body.map(({ recipeName }) => recipeName)
const undo = (app: App, { headers }: { headers: Headers }) =>
  app.post(`/api/changes/${headers.get('X-Change-Id')}/undo`)

test('a dish waits until it is planned, in one change', async ({ app }) => {
  const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup' }))
  const added = await app.post(path, idea('Soup', soup.id))
  expect(added).toMatchObject({ status: 201, body: { recipeName: 'Soup', recipeId: soup.id } })
  await app.post(path, idea('Fondue'))
  expect(await names(app)).toEqual(['Soup', 'Fondue'])

  const place = { date: '2026-11-14', time: '12:00', mealType: 'Lunch' }
  const planned = await app.post(`${path}/${added.body.id}/plan`, place)
  expect(planned).toMatchObject({
    status: 200,
    body: { ...place, recipeName: 'Soup', recipeId: soup.id, attendees: null },
  })
  expect(await names(app)).toEqual(['Fondue'])
  expect((await app.post(`${path}/${added.body.id}/plan`, place)).status).toBe(404)
  await undo(app, planned)
  expect([await names(app), await names(app, '/api/meal-events')]).toEqual([['Soup', 'Fondue'], []])
})

test('a meal that is set aside leaves its day, and waits once', async ({ app }) => {
  const { body: tacos } = await app.post('/api/meal-events', meal({ recipeName: 'Tacos' }))
  const { body: again } = await app.post('/api/meal-events', meal({ recipeName: 'tacos' }))
  const aside = await app.post(`/api/meal-events/${tacos.id}/set-aside`)
  expect(aside).toMatchObject({ status: 200, body: { recipeName: 'Tacos' } })
  await app.post(`/api/meal-events/${again.id}/set-aside`)
  expect([await names(app), await names(app, '/api/meal-events')]).toEqual([['Tacos'], []])
  const { body: third } = await app.post('/api/meal-events', meal({ recipeName: 'Stew' }))
  const last = await app.post(`/api/meal-events/${third.id}/set-aside`)
  await undo(app, last)
  expect([await names(app), await names(app, '/api/meal-events')]).toEqual([['Tacos'], ['Stew']])
})

test('at most a hundred dishes wait, each once; they survive a backup', async ({
  app,
  otherApp,
}) => {
  for (let n = 1; n <= 100; n += 1) await app.post(path, idea(`Dish ${n}`))
  const refused = await app.post(path, idea('One more'))
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'At most 100 dishes can wait under Sometime. Plan or delete some first.',
  ])
  const { body: stew } = await app.post('/api/meal-events', meal({ recipeName: 'Stew' }))
  expect((await app.post(`/api/meal-events/${stew.id}/set-aside`)).status).toBe(409)
  expect(await names(app, '/api/meal-events')).toEqual(['Stew'])
  const double = await app.post(path, idea(' dish 7'))
  expect([double.status, double.body.message]).toEqual([409, '“Dish 7” is under Sometime already.'])
  await restoreFile(otherApp, await downloadBackup(app))
  expect(await names(otherApp)).toEqual(await names(app))
})

test('a dish outlives its recipe by its name', async ({ app }) => {
  const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup' }))
  await app.post(path, idea('Soup', soup.id))
  await app.delete(`/api/recipes/${soup.id}`)
  expect((await app.get(path)).body).toMatchObject([idea('Soup')])
})

test('the planner prefers what waits, and a plan that is taken ends the wait', async ({ app }) => {
  const { today } = (await app.get('/api/household')).body
  const tomorrow = addDays(today, 1)
  for (const title of ['Beef tacos', 'Chicken curry', 'Lentil soup', 'Ramen', 'Stew', 'Pasta']) {
    const times = { prepTime: '10 min', cookTime: '15 min' }
    await app.post('/api/recipes', recipe({ title, ingredients: title, cuisine: null, ...times }))
  }
  const rules = { meatlessNights: 0, fishNights: 0 }
  const days = { startDate: tomorrow, endDate: tomorrow, rules }
  const preview = async () => (await app.post('/api/menu/plan/preview', days)).body.days[0]
  const usual = await preview()
  const { body: recipes } = await app.get<{ id: number; title: string }[]>('/api/recipes')
  const other = recipes.find(({ id }) => id !== usual.recipeId)
  await app.post(path, idea(other?.title ?? '', other?.id))
  const { why, recipeName, recipeId, time, date } = await preview()
  expect([recipeName, why]).toEqual([other?.title, expect.arrayContaining(['you wanted this'])])
  const planned = await app.post('/api/menu/plan', {
    meals: [{ date, time, recipeId, recipeName, servings: null }],
  })
  expect([planned.status, await names(app)]).toEqual([200, []])
  await undo(app, planned)
  expect(await names(app)).toEqual([other?.title])
})

testOnOneEngine.for([
  [{ recipeName: ' ' }, 'Recipe name is required'],
  [{ recipeName: 'x'.repeat(201) }, 'Recipe name is too long (at most 200 characters)'],
  [idea('Soup', 7), "This recipe isn't in the recipe book anymore"],
] as const)('%j is refused', async ([wrong, message], { app }) => {
  const { status, body } = await app.post(path, wrong)
  expect([status, body.message]).toEqual([400, message])
  expect((await app.post(`${path}/1/plan`, {})).status).toBe(400)
})
