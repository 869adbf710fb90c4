import { expect } from 'vitest'
import { calendarServer, ownNetwork } from '#test/calendarHarness.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { picture } from '#test/pictures.ts'
import { saveAll, settled } from './moving.factory.ts'
import { serveGrocy, serveTandoor } from './servers.factory.ts'

const server = calendarServer()

async function moveServer(app: App, input: { program: string; address: string; key: string }) {
  expect((await app.post('/api/moving/server', input)).status).toBe(200)
  return settled(app)
}

test('Grocy: stock with dates and places, shopping list, recipes, meal plan', async ({ start }) => {
  const app = await start(ownNetwork)
  const address = serveGrocy(server(), await picture('jpeg'))
  const found = await moveServer(app, { program: 'Grocy', address, key: ' grocy-key ' })
  expect(found).toMatchObject({
    state: 'found',
    program: 'Grocy',
    pictures: 1,
    leftOut: [
      { what: 'Chores', count: 1 },
      { what: 'Products that are not in stock', count: 1 },
    ],
  })
  const saved = await saveAll(app, found)
  expect(saved).toMatchObject({ problem: null, withoutPicture: 0 })
  expect((await app.get('/api/pantry')).body).toMatchObject([
    { name: 'Flour', quantity: '500 g', location: 'Cellar', expiresOn: null },
    {
      name: 'Milk',
      quantity: '3 Cartons',
      category: 'Dairy',
      location: 'Fridge',
      expiresOn: '2026-12-01',
      notes: 'oat',
    },
  ])
  expect((await app.get('/api/shopping')).body).toMatchObject([
    { name: 'Milk', quantity: '2 Cartons', store: 'Corner shop', isCompleted: false },
    { name: 'Candles', isCompleted: true },
  ])
  const recipes = (await app.get('/api/recipes')).body
  expect(recipes).toMatchObject([
    {
      title: 'Pancakes',
      ingredients: 'Batter:\n2 cups Flour, sifted\na little Milk',
      instructions: 'Whisk.\nFry.',
      servings: '4',
      pictureId: 1,
    },
  ])
  const pancakes = { recipeName: 'Pancakes', recipeId: recipes[0].id, servings: 2 }
  expect((await app.get('/api/meal-events')).body).toMatchObject([
    { date: '2026-11-10', mealType: 'Breakfast', time: '07:30', ...pancakes },
    { date: '2026-11-20', mealType: 'Dinner', recipeName: 'Eat out' },
    { date: '2026-11-21', recipeName: '1 Carton Milk' },
  ])
  expect((await app.get('/api/cookings')).body).toMatchObject([
    { title: 'Pancakes', cookedOn: '2026-11-10', mealId: 1 },
  ])
})

test('Tandoor: recipes, meal plan, shopping list, cook log, foods at home', async ({ start }) => {
  const app = await start(ownNetwork)
  const address = serveTandoor(server(), await picture('jpeg'))
  const found = await moveServer(app, {
    program: 'Tandoor',
    address: `${address}api/`,
    key: 'tda_1',
  })
  expect(found).toMatchObject({ state: 'found', pictures: 1, leftOut: [{ what: 'Books' }] })
  await saveAll(app, found)
  const [soup, bread] = (await app.get('/api/recipes')).body
  expect(soup).toMatchObject({
    title: 'Leek soup',
    instructions: 'Soften the leeks.',
    notes: 'From https://kitchen.test/soup?id=3',
    pictureId: 1,
  })
  expect(bread).toMatchObject({ title: 'Oat bread', pictureId: null })
  expect((await app.get('/api/meal-events')).body).toMatchObject([
    {
      date: '2026-11-20',
      time: '12:30',
      mealType: 'Lunch',
      recipeId: soup.id,
      notes: 'with bread',
    },
    { date: '2026-11-21', time: '12:30', mealType: 'Lunch', recipeId: soup.id, servings: 3 },
  ])
  expect((await app.get('/api/shopping')).body).toMatchObject([
    { name: 'Leeks', quantity: '2 bunch', category: 'Greens' },
  ])
  expect((await app.get('/api/cookings')).body).toMatchObject([
    { title: 'Leek soup', notes: 'Again!', ratings: [{ name: 'Maya', stars: 5 }] },
  ])
  expect((await app.get('/api/pantry')).body).toMatchObject([{ name: 'Salt' }])
})

testOnOneEngine('a server that fails is told apart', async ({ app: guarded, start }) => {
  const app = await start(ownNetwork)
  const address = serveGrocy(server(), await picture('jpeg'))
  const wrong = (problem: RegExp) => ({
    state: 'failed',
    problem: expect.stringMatching(problem),
  })
  const ask = (to: App, more: object = {}) =>
    moveServer(to, { program: 'Grocy', address, key: 'grocy-key', ...more })
  expect(await ask(guarded)).toMatchObject(wrong(/private network/))
  expect(server().heard).toEqual([])
  expect(await ask(app, { key: 'old' })).toMatchObject(wrong(/didn't accept the key/))
  expect(await ask(app, { address: server().url('/') })).toMatchObject(wrong(/program's address/))
  const broken = server().url('/broken')
  server().serve('/broken/api/objects/stock', '<html>Sign in</html>')
  for (const table of ['products', 'locations', 'quantity_units', 'shopping_list']) {
    server().serve(`/broken/api/objects/${table}`, '[]')
  }
  for (const table of ['recipes', 'recipes_pos', 'meal_plan']) {
    server().serve(`/broken/api/objects/${table}`, '[]')
  }
  expect(await ask(app, { address: broken })).toMatchObject(wrong(/can't be read/))
  expect(await ask(app, { program: 'Tandoor', key: 'x' })).toMatchObject(wrong(/address|key/))
  const refused = await app.post('/api/moving/server', {
    program: 'Grocy',
    address: 'no',
    key: 'x',
  })
  expect(refused.status).toBe(400)
})

testOnOneEngine.for([
  ['Grocy', 'grocy-api-key', '/api/objects/stock', '/api/objects/products'],
  [
    'Tandoor',
    'authorization',
    '/api/recipe/?page=1&page_size=100',
    '/api/meal-plan/?page=1&page_size=100',
  ],
] as const)(
  "%s's key goes to no other server, and a slow one is stopped",
  async (given, { start }) => {
    const [program, header, first, second] = given
    const app = await start(ownNetwork)
    const other = server().url('/elsewhere').replace('127.0.0.1', 'localhost')
    const keys: unknown[] = []
    server().serve('/elsewhere', (request, response) => {
      keys.push(request.headers[header])
      response.writeHead(200).end('[]')
    })
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    server().serve(first, (_request, response) =>
      response.writeHead(302, { Location: other }).end(),
    )
    server().serve(second, () => resolve())
    const source = { program, address: server().url('/'), key: 'secret' }
    const { body } = await app.post('/api/moving/server', source)
    await asked
    expect(keys).toEqual([undefined])
    await app.post(`/api/moving/${body.id}/stop`)
    expect(await settled(app)).toMatchObject({ state: 'failed', isStopped: true, problem: null })
  },
)
