import { expect, test } from 'vitest'
import { needsOf } from './needs.logic.ts'
import { totalMinutes } from './recipeMinutes.logic.ts'
import { dishOfRecipe, ingredientsOf, stepsOf } from './recipes.logic.ts'

test.each([
  ['Heat.\nToss.', ['Heat.', 'Toss.']],
  ['1. Heat.\n2.Toss.\n\n 3) Roast.', ['Heat.', 'Toss.', 'Roast.']],
  ['Step 1: Heat.\nSTEP 2 - Toss.\nstep 3\nRoast.', ['Heat.', 'Toss.', 'Roast.']],
  ['- Heat.\n• Toss.\n* 3. Roast.', ['Heat.', 'Toss.', 'Roast.']],
  ['1 - Heat.\n2 – Toss.\n3: Roast.', ['Heat.', 'Toss.', 'Roast.']],
  ['1.5 cups in.\n2-3 minutes.\n2 – 3 hours.', ['1.5 cups in.', '2-3 minutes.', '2 – 3 hours.']],
  ['10:30 start.\n2 eggs in.\nSteps follow.', ['10:30 start.', '2 eggs in.', 'Steps follow.']],
  ['  \n\n4.\n', []],
  [null, []],
])('the steps of %j', (text, steps) => {
  expect(stepsOf(text)).toEqual(steps)
})

test('ingredients are one a line, their numbers stay', () => {
  expect(ingredientsOf('2 lemons\n\n - 1. class butter\n• salt \n1.5 cups milk')).toEqual([
    '2 lemons',
    '1. class butter',
    'salt',
    '1.5 cups milk',
  ])
  expect(ingredientsOf(null)).toEqual([])
})

test('several ingredients on one line are one each, for whoever reads a recipe', () => {
  const ingredients = '1 onion, 2 carrots\n- 300g flour + 1 packet baking powder\nsalt and pepper'
  const lines = ['1 onion', '2 carrots', '300g flour', '1 packet baking powder', 'salt and pepper']
  expect(ingredientsOf(ingredients)).toEqual(lines)
  expect(dishOfRecipe({ title: 'Soup', ingredients }).ingredients).toEqual(lines)
  expect(needsOf({ ingredients }, 2).slice(0, 2)).toEqual([
    { line: '1 onion', food: 'onion', quantity: { amount: 2, unit: null } },
    { line: '2 carrots', food: 'carrots', quantity: { amount: 4, unit: null } },
  ])
})

test.for([
  ['1 1/2 hours', 90],
  ['1 ½ hours', 90],
  ['1/2 hour', 30],
  ['1 hour 10 minutes', 70],
  ['1h 15', 75],
  ['1 hr 5', 65],
  ['45', 45],
  ['half an hour', 30],
  ['about an hour and a quarter', 75],
  ['twenty-five minutes', 25],
  ['a while', null],
] as const)('%s are %s minutes', ([cookTime, minutes]) => {
  expect(totalMinutes({ prepTime: null, cookTime })).toBe(minutes)
})
