import { expect, test } from 'vitest'
import { RecipeForm } from './recipes.contract.ts'
import { ingredientsOf, stepsOf } from './recipes.logic.ts'
import sample from './recipes.sample.json' with { type: 'json' }

test.each(sample.recipes)('$title can be stored as it is', (recipe) => {
  expect(RecipeForm.parse(recipe)).toEqual(recipe)
  expect(ingredientsOf(recipe.ingredients).length).toBeGreaterThanOrEqual(4)
  expect(stepsOf(recipe.instructions).length).toBeGreaterThanOrEqual(4)
})

test('every title is there once', () => {
  const titles = sample.recipes.map((recipe) => recipe.title)
  expect(new Set(titles).size).toBe(titles.length)
})
