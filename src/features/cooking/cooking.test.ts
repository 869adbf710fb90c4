import { describe, expect } from 'vitest'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays } from '#shared/days.ts'
import { dayIn } from '#shared/time.ts'
import { backupOf } from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'
import { noonZone } from '#test/household.ts'

const today = dayIn(noonZone)

const lists = async (app: App) => ({
  pantry: (await app.get('/api/pantry')).body,
  shopping: (await app.get('/api/shopping')).body,
  cookings: (await app.get('/api/cookings')).body,
})

async function soupEvening(app: App) {
  await app.post('/api/recipes', recipe({ title: 'Soup', ingredients: '4 carrots\n1 onion' }))
  await app.post('/api/meal-events', meal({ recipeName: 'Soup', recipeId: 1, date: today }))
  await app.post('/api/pantry', pantryItem({ name: 'Carrots', quantity: '6' }))
  await app.post('/api/pantry', pantryItem({ name: 'Onion', quantity: '1' }))
}

const cooked = {
  mealId: 1,
  recipeId: 1,
  title: 'Soup',
  servings: 4,
  ratings: [
    { name: 'Dad', stars: 4 },
    { name: 'Maya', stars: 5 },
  ],
  notes: 'More salt',
  used: [
    { id: 1, version: 1, left: '2' },
    { id: 2, version: 1, left: null },
  ],
  leftovers: [pantryItem({ name: 'Soup (leftovers)', quantity: '2 servings', location: 'Fridge' })],
  toBuy: [{ name: 'Onion' }],
}

describe('we cooked it', () => {
  test('is one change over all lists, and keeps the recipe as it was', async ({ app }) => {
    await soupEvening(app)
    const before = await lists(app)
    const { status, body, headers } = await app.post('/api/cookings', cooked)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: 1,
      cookedOn: today,
      servings: 4,
      recipe: { title: 'Soup', ingredients: '4 carrots\n1 onion' },
    })
    const after = await lists(app)
    expect(after.pantry).toMatchObject([
      { name: 'Carrots', quantity: '2' },
      { name: 'Soup (leftovers)', quantity: '2 servings' },
    ])
    expect(after.shopping).toMatchObject([{ name: 'Onion', isCompleted: false }])

    await app.put('/api/recipes/1', { ingredients: 'Only water' })
    expect((await app.get('/api/cookings')).body[0]).not.toHaveProperty('recipe')
    expect((await app.get('/api/cookings/1')).body.recipe.ingredients).toBe('4 carrots\n1 onion')
    const undone = await app.post(`/api/changes/${headers.get('X-Change-Id')}/undo`)
    expect(undone.status).toBe(200)
    const names = (list: { name: string; quantity: string }[]) =>
      list.map(({ name, quantity }) => [name, quantity])
    const again = await lists(app)
    expect(names(again.pantry)).toEqual(names(before.pantry))
    expect([again.shopping, again.cookings]).toEqual([[], []])
  })

  test('is all of it or nothing: somebody else used the carrots meanwhile', async ({ app }) => {
    await soupEvening(app)
    await app.put('/api/pantry/1', { quantity: '5' })
    const before = await lists(app)
    const { status } = await app.post('/api/cookings', cooked)
    expect(status).toBe(409)
    expect(await lists(app)).toEqual(before)
  })

  test.for([
    [{ mealId: 99 }, 404],
    [{ recipeId: 99 }, 404],
    [{ used: [{ id: 99, version: 1, left: null }] }, 404],
    [{ title: '' }, 400],
    [{ ratings: [{ name: 'Dad', stars: 6 }] }, 400],
    [{ ratings: [{ name: 'Dad', stars: 2.5 }] }, 400],
    [{ servings: 0 }, 400],
    [{ servings: 'many' }, 400],
    [{ used: 'x' }, 400],
    [{ leftovers: [{ name: 'x' }] }, 400],
    [{ toBuy: Array(101).fill({ name: 'x' }) }, 400],
    [{ mealId: 2 ** 40 }, 400],
  ] as const)('%j is refused', async ([given, expected], { app }) => {
    await soupEvening(app)
    const before = await lists(app)
    const { status, body } = await app.post('/api/cookings', { ...cooked, ...given })
    expect([status, typeof body.message]).toEqual([expected, 'string'])
    expect(await lists(app)).toEqual(before)
  })

  test('can be deleted, and is in the backup', async ({ app, otherApp }) => {
    await soupEvening(app)
    await app.post('/api/cookings', cooked)
    const file = await backupOf(app)
    await otherApp.post('/api/restore', { file })
    expect((await lists(otherApp)).cookings).toEqual((await lists(app)).cookings)
    expect((await app.delete('/api/cookings/1')).status).toBe(200)
    expect((await lists(app)).cookings).toEqual([])
    expect((await app.delete('/api/cookings/1')).status).toBe(404)
  })
})

test('when a recipe was last eaten, from the menu and from what was cooked', async ({ app }) => {
  for (const title of ['Soup', 'Tacos', 'Pie']) await app.post('/api/recipes', recipe({ title }))
  const [soup, tacos] = (await app.get('/api/recipes')).body
    .map(({ id, title }: { id: number; title: string }) => ({ recipeId: id, recipeName: title }))
    .toSorted((a: { recipeId: number }, b: { recipeId: number }) => a.recipeId - b.recipeId)
  await app.post('/api/meal-events', meal({ ...soup, date: addDays(today, -9) }))
  await app.post('/api/meal-events', meal({ ...soup, date: addDays(today, 2) }))
  await app.post('/api/meal-events', meal({ ...tacos, date: addDays(today, -400) }))
  await app.post('/api/meal-events', meal({ ...tacos, date: addDays(today, -3) }))
  await app.post('/api/cookings', {
    mealId: 4,
    recipeId: tacos.recipeId,
    title: 'Tacos',
    ratings: cooked.ratings,
  })
  expect((await app.get('/api/cookings/eaten')).body).toEqual([
    { recipeId: tacos.recipeId, lastDay: addDays(today, -3), times: 1, stars: 4.5 },
    { recipeId: soup.recipeId, lastDay: addDays(today, -9), times: 1, stars: null },
  ])
})

describe('the sheet as it opens', () => {
  test('says what was used of what is at home, and what is left then', async ({ app }) => {
    const ingredients =
      '1 lb carrots\n2 cups stock\n1 x 400g tin tomatoes\n2-3 eggs\n1 pinch salt\n½ cup water\n1 tsp saffron'
    await app.post('/api/recipes', recipe({ title: 'Soup', ingredients, servings: 'Serves 4' }))
    await app.post(
      '/api/meal-events',
      meal({ recipeName: 'Soup', recipeId: 1, date: today, attendees: ['Maya'], servings: 8 }),
    )
    for (const [name, quantity] of [
      ['Carrots', '3 lb'],
      ['Vegetable stock', '1 quart'],
      ['Tomatoes', '1 can'],
      ['Eggs', '1 dozen'],
      ['Salt', 'plenty'],
    ] as const) {
      await app.post('/api/pantry', pantryItem({ name, quantity }))
    }
    const { body } = await app.post('/api/cookings/guess', { mealId: 1 })
    expect(body).toMatchObject({ title: 'Soup', recipeId: 1, servings: 8, eaters: ['Maya'] })
    const used = body.used.map(
      ({ name, left, isKnown }: { name: string; left: string; isKnown: boolean }) =>
        `${name}: ${left} ${isKnown ? '' : '?'}`.trim(),
    )
    expect(used).toEqual([
      'Carrots: 1 lb',
      'Vegetable stock: null',
      'Tomatoes: null',
      'Eggs: 6',
      'Salt: plenty ?',
    ])
    expect(body.notFound).toEqual(['2 tsp saffron'])
    expect(body.leftover).toMatchObject({ name: 'Soup (leftovers)', category: 'Prepared Meal' })
  })

  test('says what is on the shopping list already: nothing is bought twice', async ({ app }) => {
    await soupEvening(app)
    await app.post('/api/shopping', { name: 'carrot', quantity: '2 lb' })
    await app.post('/api/shopping', { name: 'Onion', isCompleted: true })
    const { body } = await app.post('/api/cookings/guess', { mealId: 1 })
    expect(body.used).toMatchObject([
      { name: 'Carrots', isOnList: true },
      { name: 'Onion', isOnList: false },
    ])
  })

  test('finds the meal that a recipe is today, until it is cooked', async ({ app }) => {
    await app.post('/api/recipes', recipe({ title: 'Soup' }))
    const planned = { recipeName: 'Soup', recipeId: 1, mealType: 'Dinner' }
    await app.post('/api/meal-events', meal({ ...planned, date: addDays(today, 1) }))
    const guess = async (query: object) => (await app.post('/api/cookings/guess', query)).body
    expect(await guess({ recipeId: 1 })).toMatchObject({ mealId: null, plannedToday: null })

    await app.post('/api/meal-events', meal({ ...planned, date: today }))
    const plannedToday = { mealId: 2, mealType: 'Dinner' }
    const open = { plannedToday, isCooked: false }
    expect(await guess({ recipeId: 1 })).toMatchObject({ mealId: null, ...open })
    expect(await guess({ mealId: 2 })).toMatchObject({ mealId: 2, plannedToday: null })

    await app.post('/api/cookings', { title: 'Soup', recipeId: 1, mealId: 2 })
    expect(await guess({ recipeId: 1 })).toMatchObject({ plannedToday: null, isCooked: true })
    expect(await guess({ mealId: 2 })).toMatchObject({ isCooked: true })
    expect(await guess({ mealId: 1 })).toMatchObject({ isCooked: false })
  })

  test('needs a meal or a recipe that is there', async ({ app }) => {
    for (const [query, expected] of [
      [{}, 400],
      [{ mealId: 7 }, 404],
      [{ recipeId: 7 }, 404],
      [{ recipeId: 'x' }, 400],
      [{ recipeId: 2 ** 31 }, 400],
    ] as const) {
      const { status, body } = await app.post('/api/cookings/guess', query)
      expect(status).toBe(expected)
      expect(body.message).toMatch(/^(?:Name a meal|This (?:meal|recipe) does|Recipe must be one)/)
    }
  })
})
