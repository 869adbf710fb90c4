import { expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import type { RecipeFacts } from '#features/recipes/recipes.contract.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays } from '#shared/days.ts'
import { dayIn } from '#shared/time.ts'
import { type App, test } from '#test/harness.ts'
import { noonZone } from '#test/household.ts'
import type { CookingIdea } from './cooking.contract.ts'

const today = dayIn(noonZone)

const book = {
  Omelette: '3 eggs\n1 tbsp butter\nsalt\n2 tbsp water',
  'Spinach pie': '1 bag spinach\n200 g feta\n4 eggs',
  'Shrimp pasta': '1 lb shrimp\n12 oz spaghetti\n2 cloves garlic\n1 tbsp butter',
  Cake: '1 lb chocolate\n500 g cream\n12 eggs\n1 lb butter',
} as const

async function input(app: App) {
  for (const [title, ingredients] of Object.entries(book)) {
    await app.post('/api/recipes', recipe({ title, ingredients }))
  }
  const at = (name: string, quantity: string, expiryDate: string | null = null) =>
    app.post('/api/pantry', pantryItem({ name, quantity, expiryDate }))
  await at('Eggs', '6')
  await at('Butter', '1 lb')
  await at('Salt', '1 box')
  await at('Baby spinach', '1 bag', 'tomorrow')
  await at('Feta', '200 g')
  await at('Shrimp', '2 lb')
  await at('Spaghetti', '1 lb')
}

const ideas = async (app: App): Promise<CookingIdea[]> =>
  (await app.get('/api/cooking-ideas')).body.ideas
const titles = async (app: App) => (await ideas(app)).map(({ title }) => title)

test('what is at home decides, and what has to be used up', async ({ app }) => {
  await input(app)
  const [first, ...rest] = await ideas(app)
  expect(first).toMatchObject({
    title: 'Spinach pie',
    missing: [],
    needed: 3,
    expiring: ['Baby spinach'],
    minutes: 55,
    isTooLong: false,
  })
  expect(rest.map(({ title }) => title)).toEqual(['Omelette', 'Shrimp pasta'])
  expect(rest[1]?.missing).toEqual(['2 cloves garlic'])
})

test('what somebody who eats tonight must avoid is no idea', async ({ app }) => {
  await input(app)
  const path = '/api/family-member-preferences'
  await app.post(path, familyMember({ name: 'Maya', dislikes: 'Shellfish (allergy)' }))
  await app.post(path, familyMember({ name: 'Dad', dislikes: '' }))
  expect(await titles(app)).not.toContain('Shrimp pasta')
  const leftOut = async () => (await app.get('/api/cooking-ideas')).body.leftOut
  expect(await leftOut()).toEqual({ count: 1, because: [{ name: 'Maya', food: 'shellfish' }] })
  await app.post('/api/meal-events', meal({ date: today, attendees: ['Dad'] }))
  expect(await titles(app)).toContain('Shrimp pasta')
  expect(await leftOut()).toEqual({ count: 0, because: [] })
})

test('what is over counts no more, and what was eaten lately comes later', async ({ app }) => {
  await input(app)
  await app.put('/api/pantry/4', { expiryDate: addDays(today, -2) })
  expect((await ideas(app)).find(({ title }) => title === 'Spinach pie')?.missing).toEqual([
    '1 bag spinach',
  ])
  const before = await titles(app)
  expect(before[0]).toBe('Omelette')
  const omelette = (await ideas(app))[0]?.recipeId
  const cookedOn = async (day: string) => {
    const dish = { recipeId: omelette, recipeName: 'Omelette' }
    const { body: planned } = await app.post('/api/meal-events', meal({ ...dish, date: day }))
    await app.post('/api/cookings', { mealId: planned.id, recipeId: omelette, title: 'Omelette' })
    return titles(app)
  }
  expect((await cookedOn(addDays(today, -1)))[0]).not.toBe('Omelette')
  expect(await titles(app)).toContain('Omelette')
  expect(await cookedOn(today), 'not twice on one day').not.toContain('Omelette')
})

test('an empty kitchen has no ideas', async ({ app }) => {
  await app.post('/api/recipes', recipe())
  expect((await app.get('/api/cooking-ideas')).body).toEqual({
    ideas: [],
    leftOut: { count: 0, because: [] },
    next: null,
  })
  expect((await app.get('/api/recipe-facts')).body).toMatchObject([{ needed: 0, atHome: 0 }])
})

test('the book is told what each recipe looks like, has at home, and when it comes', async ({
  app,
}) => {
  await input(app)
  const planned = { recipeName: 'Omelette', recipeId: 1, date: addDays(today, 1) }
  await app.post('/api/meal-events', meal(planned))
  const { body } = await app.get('/api/recipe-facts')
  expect(body.toSorted((a: RecipeFacts, b: RecipeFacts) => a.recipeId - b.recipeId)).toEqual([
    { recipeId: 1, cover: 'egg', needed: 3, atHome: 3, missing: [], plannedOn: addDays(today, 1) },
    { recipeId: 2, cover: 'cake', needed: 3, atHome: 3, missing: [], plannedOn: null },
    { recipeId: 3, cover: 'noodles', needed: 4, atHome: 3, missing: [2], plannedOn: null },
    { recipeId: 4, cover: 'cake', needed: 4, atHome: 1, missing: [0, 1, 2], plannedOn: null },
  ])
  await app.post('/api/cookings', { mealId: 1, recipeId: 1, title: 'Omelette' })
  const { body: later } = await app.get('/api/recipe-facts')
  expect(later).toContainEqual(expect.objectContaining({ recipeId: 1, plannedOn: null }))
})
