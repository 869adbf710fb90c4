import { expect, test } from 'vitest'
import { scaledStep } from './stepAmounts.logic.ts'

const ingredients = ['8 chicken thighs', '2 cups chicken stock', '500 g flour', '3 eggs', '1 onion']

test.for([
  [
    'Pour in 1 cup of the stock and simmer 20 minutes.',
    'Pour in 2 cups of the stock and simmer 20 minutes.',
  ],
  ['Whisk 2 eggs with 250 g flour.', 'Whisk 4 eggs with 500 g flour.'],
  ['Add ½ cup stock.', 'Add 1 cup stock.'],
  // Not amounts of anything on the list.
  ['Heat the oven to 425°F.', 'Heat the oven to 425°F.'],
  ['Cut the onion into 4 pieces, 2 inches long.', 'Cut the onion into 4 pieces, 2 inches long.'],
  ['Roll into 8 balls.', 'Roll into 8 balls.'],
  ['Bake at 200 for 40 minutes in a 9x13 tin.', 'Bake at 200 for 40 minutes in a 9x13 tin.'],
  ['Use ¼ cup stock for each.', 'Use ¼ cup stock for each.'],
  ['Step 2: fry.', 'Step 2: fry.'],
])('%j, twice', ([step, twice]) => {
  expect(scaledStep(step ?? '', ingredients, 2)).toBe(twice)
  expect(scaledStep(step ?? '', ingredients, 1)).toBe(step)
})
