import { expect, test } from 'vitest'
import { recipesInAnything } from './anyText.ts'

const pancakes = {
  title: 'Pancakes',
  ingredients: ['2 cups flour', '2 eggs', 'Salt'],
  steps: ['Mix everything well.', 'Fry until golden.'],
}

test.for([
  [
    'with headings',
    'Pancakes\nServes 4\nPrep: 10 min | Cook: 20 min\n\nIngredients:\n- 2 cups flour\n- 2 eggs\n- Salt\n\nMethod\n1. Mix everything well.\n2. Fry until golden.\n\nNotes\nKeep warm.',
    { servings: '4', prepTime: '10 min', cookTime: '20 min', notes: ['Keep warm.'] },
  ],
  [
    'without headings',
    'Pancakes\n\nGood on Sundays.\n\n2 cups flour\n2 eggs\nSalt\n\nMix everything well.\nFry until golden.\n',
    { description: 'Good on Sundays.' },
  ],
  [
    'with marks',
    '# Pancakes\n\n## Ingredients\n* 2 cups flour\n* 2 eggs\n* Salt\n\n## Directions\nMix everything well.\n\nFry until golden.',
    {},
  ],
  [
    'in German',
    'Pancakes\nZutaten\n2 cups flour\n2 eggs\nSalt\nZubereitung\nMix everything well.\nFry until golden.',
    {},
  ],
  [
    'as a part of a page',
    '<h2>Pancakes</h2><ul><li>2 cups flour</li><li>2 eggs</li><li>Salt</li></ul><p>Mix everything well.</p><p>Fry until golden.</p>',
    {},
  ],
  [
    'as JSON',
    '{"@type":"Recipe","name":"Pancakes","recipeIngredient":["2 cups flour","2 eggs","Salt"],"recipeInstructions":"Mix everything well.\\nFry until golden."}',
    {},
  ],
] as const)('a recipe %s', ([, text, more]) => {
  expect(recipesInAnything(text)).toMatchObject([{ ...pancakes, ...more }])
})

test.for(['', ' ', 'Hello', 'Milk\nEggs', '<p>Hello</p>', '{"a":1}', 'https://x.test'])(
  '%j is no recipe',
  (text) => {
    expect(recipesInAnything(text)).toEqual([])
  },
)
