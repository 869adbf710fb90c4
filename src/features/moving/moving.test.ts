import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { type App, test } from '#test/harness.ts'
import { picture } from '#test/pictures.ts'
import { mealieBackup, mealieDatabase } from './mealie.factory.ts'
import { moveFile, saveAll, undoIt } from './moving.factory.ts'

const inNewYork = { HOUSEHOLD_TIME_ZONE: 'America/New_York' }

const listsOf = async (app: App) => ({
  recipes: (await app.get('/api/recipes')).body,
  pantry: (await app.get('/api/pantry')).body,
  shopping: (await app.get('/api/shopping-list')).body,
  menu: (await app.get('/api/meal-events')).body,
  cooked: (await app.get('/api/cookings')).body,
})

test('a whole backup of Mealie is found, saved list by list, and undone whole', async ({
  start,
}) => {
  const app = await start(inNewYork)
  const empty = await listsOf(app)
  const photo = { 'data/recipes/a1/images/original.webp': await picture('webp', 300, 200) }
  const found = await moveFile(app, mealieBackup(photo), 'mealie.zip')
  expect(found).toMatchObject({
    source: 'mealie.zip',
    program: 'Mealie',
    state: 'found',
    problem: null,
    pictures: 1,
    ratings: 3,
    notes: 2,
    remarks: [],
    lists: [
      { name: 'recipes', added: 2, known: 0, examples: ['Leek soup', 'Oat bread'] },
      { name: 'pantry', added: 1, known: 0, examples: ['oats'] },
      { name: 'shopping', added: 3, known: 0, examples: ['Paper bags', 'milk', 'leeks'] },
      { name: 'menu', added: 2, known: 0 },
      { name: 'cooked', added: 2, known: 0 },
    ],
  })
  expect(found.leftOut.map(({ what, count }) => `${count} ${what}`)).toEqual([
    '2 Foods',
    '1 Cookbooks',
    '1 Rules for the meal plan',
    '1 Pictures of cooked meals',
    '2 People',
    '1 Without a name or a date: shopping items',
    '1 Without a name or a date: planned meals',
  ])
  expect(await listsOf(app)).toEqual(empty)

  const saved = await saveAll(app, found)
  expect(saved).toMatchObject({ state: 'saved', problem: null, withoutPicture: 0 })
  expect(saved.saved).toEqual([
    { name: 'recipes', added: 2 },
    { name: 'pantry', added: 1 },
    { name: 'shopping', added: 3 },
    { name: 'menu', added: 2 },
    { name: 'cooked', added: 2 },
  ])
  const lists = await listsOf(app)
  expect(lists.recipes).toMatchObject([
    {
      title: 'Leek soup',
      isFavorite: true,
      pictureId: 1,
      tags: ['Soup', 'winter'],
      servings: '4',
      notes: 'Freezing: Without cream.\nMore pepper.\nTools: Blender',
      nutrition: [
        { name: 'Calories', amount: '210' },
        { name: 'Fat', amount: '9' },
      ],
    },
    { title: 'Oat bread', isFavorite: false, notes: 'Rated 3 of 5 by Maya' },
  ])
  const soup = lists.recipes[0].id
  expect(lists.pantry).toMatchObject([{ name: 'oats', quantity: 'some' }])
  expect(lists.shopping).toMatchObject([
    { name: 'milk', quantity: '1 cup', store: 'Bakery', isCompleted: false },
    { name: 'leeks', quantity: '3', store: 'Market', notes: 'thin' },
    { name: 'Paper bags', quantity: null, isCompleted: true },
  ])
  expect(lists.menu).toMatchObject([
    {
      date: '2026-11-20',
      time: '18:00',
      mealType: 'Dinner',
      recipeName: 'Leek soup',
      recipeId: soup,
    },
    {
      date: '2026-11-21',
      mealType: 'Side',
      recipeName: 'Salad',
      recipeId: null,
      notes: 'From the garden',
    },
  ])
  expect(lists.cooked).toMatchObject([
    {
      title: 'Leek soup',
      cookedOn: '2026-10-03',
      recipeId: soup,
      ratings: [
        { name: 'Maya', stars: 5 },
        { name: 'Sam', stars: 4 },
      ],
    },
    // Two at night in UTC is the evening before in New York.
    { title: 'Leek soup', cookedOn: '2026-02-02', notes: 'Lovely', ratings: [] },
  ])

  const again = await moveFile(app, mealieBackup(), 'again.zip')
  expect(again.lists.map(({ added, known }) => [added, known])).toEqual([
    [0, 2],
    [0, 1],
    [0, 3],
    [0, 2],
    [0, 2],
  ])

  const history = JSON.stringify((await app.get('/api/version-history/recipes')).body)
  expect(history).toContain('Leek soup')
  await app.delete(`/api/moving/${again.id}`)
  expect(await undoIt(app, saved)).toMatchObject({ state: 'undone', problem: null, saved: [] })
  expect(await listsOf(app)).toEqual(empty)
})

test('what is here already stays as it is, and chosen lists alone are saved', async ({ app }) => {
  const { body: own } = await app.post('/api/recipes', recipe({ title: 'Leek Soups' }))
  await app.post('/api/pantry', pantryItem({ name: 'Oat', location: 'Pantry', expiryDate: null }))
  await app.post('/api/shopping', shoppingItem({ name: 'Milk' }))
  const found = await moveFile(app, mealieBackup())
  expect(found.lists.map(({ name, added, known }) => [name, added, known])).toEqual([
    ['recipes', 1, 1],
    ['pantry', 0, 1],
    ['shopping', 2, 1],
    ['menu', 2, 0],
    ['cooked', 2, 0],
  ])
  const saved = await saveAll(app, found, ['menu'])
  expect(saved.saved).toEqual([{ name: 'menu', added: 2 }])
  expect((await app.get('/api/recipes')).body).toEqual([own])
  expect((await app.get('/api/meal-events')).body[0]).toMatchObject({ recipeId: own.id })
})

test('nothing is undone where one record was changed since', async ({ app }) => {
  const saved = await saveAll(app, await moveFile(app, mealieBackup()))
  const before = await listsOf(app)
  const [soup] = before.recipes
  await app.put(`/api/recipes/${soup.id}`, { title: soup.title, notes: 'Ours' })
  const refused = await undoIt(app, saved)
  expect(refused).toMatchObject({
    state: 'saved',
    problem: `“${soup.title}” was changed after that, so it stays as it is. Nothing was undone.`,
  })
  const { recipes, ...others } = await listsOf(app)
  expect(recipes).toHaveLength(2)
  expect(others).toMatchObject({ menu: before.menu, cooked: before.cooked })
})

test('Stop keeps whole lists only, and the rest can be saved later', async ({ app }) => {
  const many = Array.from({ length: 400 }, (_, n) => ({ id: `m${n}`, name: `Dish ${n}` }))
  const steps = many.map(({ id }) => ({ recipe_id: id, position: 0, text: 'Cook.' }))
  const database = mealieDatabase({ recipes: many, recipe_instructions: steps })
  const found = await moveFile(app, mealieBackup({}, database))
  await app.post(`/api/moving/${found.id}/save`, { lists: ['recipes', 'shopping'] })
  await app.post(`/api/moving/${found.id}/stop`)
  await expect.poll(async () => (await app.get('/api/moving')).body[0].state).toMatch(/found|saved/)
  const [{ isStopped, saved }] = (await app.get('/api/moving')).body
  const recipes = (await app.get('/api/recipes')).body.length
  expect([0, 400]).toContain(recipes)
  expect(saved.some(({ name }: { name: string }) => name === 'recipes')).toBe(recipes === 400)
  // Whoever presses Stop too late has everything.
  if (isStopped) await saveAll(app, found, ['recipes', 'shopping'])
  expect((await app.get('/api/moving')).body).toMatchObject([{ state: 'saved', isStopped: false }])
  expect((await app.get('/api/recipes')).body).toHaveLength(400)
})
