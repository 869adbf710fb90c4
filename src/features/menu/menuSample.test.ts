import { expect } from 'vitest'
import { test } from '#test/harness.ts'

type Meal = { recipeName: string; recipeId: number | null; attendees: string[] | null }

test('the sample gives nobody what they must not have', async ({ app }) => {
  await app.post('/api/sample-household')
  const { body: recipes } = await app.get('/api/recipes')
  const meals: Meal[] = (await app.get('/api/meal-events?start=2000-01-01&end=2100-01-01')).body
  const of = (name: string, avoided: RegExp) =>
    meals.filter(({ recipeName, recipeId, attendees }) => {
      const recipe = recipes.find(({ id }: { id: number }) => id === recipeId)
      const eats = !attendees?.length || attendees.includes(name)
      return eats && avoided.test(`${recipeName} ${recipe?.ingredients}`)
    })
  expect(meals.length).toBeGreaterThan(10)
  expect(of('Maya', /mushroom/i)).toEqual([])
  expect(of('Dad', /shrimp|prawn|crab|lobster|mussel|clam|scallop/i)).toEqual([])
})
