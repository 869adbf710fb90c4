import { expect, test } from 'vitest'
import { newRecipe, type Recipe, RecipeForm, type RecipeInput } from '../recipes.contract.ts'
import { recipe } from '../recipes.factory.ts'
import sample from '../recipes.sample.json' with { type: 'json' }
import { schemaOf } from './export.ts'
import { readRecipes } from './importJob.ts'

const stored = {
  id: 1,
  version: 1,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
}

test('what is exported is imported as it was', () => {
  const forms: RecipeInput[] = [
    ...RecipeForm.array().parse(sample.recipes),
    recipe({
      title: 'Toast & “jam”',
      prepTime: '1 hr',
      cookTime: 'till brown',
      notes: 'One\nTwo\nFrom https://kitchen.test/toast',
    }),
    recipe({
      title: 'Water',
      ingredients: null,
      instructions: null,
      tags: [],
      description: 'Cold.\nWet.',
      difficulty: null,
      cuisine: 'Peruvian',
      servings: null,
    }),
    {
      ...recipe({ title: 'Oats' }),
      nutrition: [
        { name: 'Serving size', amount: '1 bowl (300 g)' },
        { name: 'Calories', amount: '320 kcal' },
        { name: 'Vitamin C', amount: '4 mg' },
      ],
    },
  ]
  const book: Recipe[] = forms.map((form) => ({ ...newRecipe(form), ...stored }))
  const outcome = readRecipes({ kind: 'text', text: JSON.stringify(book.map(schemaOf)) })
  expect('recipes' in outcome && outcome.recipes.map(({ form }) => form)).toEqual(
    forms.map((form) => ({ nutrition: null, ...form })),
  )
})

test('it is a thing of schema.org', () => {
  expect(
    schemaOf({ ...newRecipe(recipe({ notes: 'Crisp.\nFrom https://kitchen.test/1' })), ...stored }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Lemon chicken traybake',
    description: 'Crisp thighs, soft potatoes, one pan.',
    recipeIngredient: ['8 chicken thighs', '2 lemons', '1 lb baby potatoes'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Heat the oven to 425°F.' },
      { '@type': 'HowToStep', text: 'Toss everything with oil and salt.' },
      { '@type': 'HowToStep', text: 'Roast 40 minutes.' },
    ],
    prepTime: 'PT15M',
    cookTime: 'PT40M',
    recipeYield: '4 servings',
    difficulty: 'Easy',
    recipeCuisine: 'mediterranean',
    keywords: 'weeknight, one-pan',
    comment: [{ '@type': 'Comment', text: 'Crisp.' }],
    url: 'https://kitchen.test/1',
    dateCreated: '2026-11-15T10:00:00.000Z',
    dateModified: '2026-11-15T10:00:00.000Z',
  })
})
