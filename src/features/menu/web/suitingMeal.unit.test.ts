import { expect, test } from 'vitest'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { suitingMeal } from './suitingMeal.ts'

const stored = (given: Partial<Recipe>) => ({ ...recipe(), ...given }) as Recipe

test.for([
  ['Lemon chicken traybake', [], 'Dinner'],
  ['Shakshuka', ['brunch'], 'Dinner'],
  ['Apple crumble', ['dessert'], 'Snack'],
  ['Banana bread', ['Baking'], 'Snack'],
  ['Buttermilk pancakes', ['breakfast'], 'Breakfast'],
  ['Granola bars', ['snack'], 'Breakfast'],
  ['Chicken pot pie', ['baking'], 'Dinner'],
  ['Crab cakes', [], 'Dinner'],
  ['Garlic bread', ['side'], 'Dinner'],
] as const)('%s, tagged %j, is planned for %s', ([title, tags, meal]) => {
  expect(suitingMeal(stored({ title, tags: [...tags], ingredients: '' }))).toBe(meal)
})

test("shepherd's pie is a dinner by what is in it", () => {
  const pie = stored({ title: "Shepherd's pie", ingredients: '1 lb ground lamb\n2 potatoes' })
  expect(suitingMeal(pie)).toBe('Dinner')
  expect(suitingMeal(undefined), 'a dish without a recipe').toBe('Dinner')
})
