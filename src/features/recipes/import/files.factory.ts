import { gzipSync } from 'node:zlib'
import { zipOf } from './zip.factory.ts'

/** Begins like a picture. */
const picture = Buffer.from('\u00ff\u00d8\u00ffsoup', 'latin1')

/** Exports of other programs, in their published shapes. */
export const programFiles = {
  Mealie: () =>
    zipOf({
      'database.json': JSON.stringify({
        alembic_version: [{ version_num: '1' }],
        recipes: [
          {
            id: 'a1',
            name: 'Leek soup',
            slug: 'leek-soup',
            description: 'Soft.',
            recipe_yield: '4 bowls',
            prep_time: '10 minutes',
            perform_time: 'PT25M',
            org_url: 'https://kitchen.test/leek-soup',
          },
        ],
        recipes_ingredients: [
          { recipe_id: 'a1', position: 1, quantity: 0.5, unit_id: 'u1', food_id: 'f2', note: '' },
          {
            recipe_id: 'a1',
            position: 0,
            quantity: 2,
            unit_id: null,
            food_id: 'f1',
            note: 'sliced',
          },
          { recipe_id: 'a1', position: 2, quantity: 0, note: 'Salt to taste', title: 'At the end' },
        ],
        recipe_instructions: [
          { recipe_id: 'a1', position: 1, title: '', text: 'Blend.' },
          { recipe_id: 'a1', position: 0, title: '', text: 'Soften the leeks.' },
        ],
        ingredient_units: [{ id: 'u1', name: 'cup' }],
        ingredient_foods: [
          { id: 'f1', name: 'leeks' },
          { id: 'f2', name: 'cream' },
        ],
        tags: [{ id: 't1', name: 'winter' }],
        recipes_to_tags: [{ recipe_id: 'a1', tag_id: 't1' }],
        categories: [{ id: 'c1', name: 'Soup' }],
        recipes_to_categories: [{ recipe_id: 'a1', category_id: 'c1' }],
        notes: [{ recipe_id: 'a1', title: 'Freezing', text: 'Without cream.' }],
        recipe_nutrition: [
          { recipe_id: 'a1', calories: '210', fat_content: '9', sugar_content: null },
        ],
      }),
      'data/recipes/a1/images/original.webp': picture,
    }),
  'Mealie, recipe by recipe': () =>
    zipOf({
      'leek-soup/leek-soup.json': JSON.stringify({
        id: 'a1',
        name: 'Leek soup',
        description: 'Soft.',
        recipeYield: '4 bowls',
        prepTime: '10 minutes',
        performTime: '25 minutes',
        recipeIngredient: [
          {
            quantity: 2,
            unit: null,
            food: { name: 'leeks' },
            note: 'sliced',
            display: '2 leeks, sliced',
          },
          { quantity: 0.5, unit: { name: 'cup' }, food: { name: 'cream' }, note: '' },
          { title: 'At the end', note: 'Salt to taste', disableAmount: true },
        ],
        recipeInstructions: [{ title: '', text: 'Soften the leeks.' }, { text: 'Blend.' }],
        recipeCategory: [{ name: 'Soup' }],
        tags: [{ name: 'winter' }],
        notes: [{ title: 'Freezing', text: 'Without cream.' }],
        nutrition: { calories: '210', fatContent: '9', sugarContent: null },
        orgURL: 'https://kitchen.test/leek-soup',
      }),
    }),
  Tandoor: () =>
    zipOf({
      '1.zip': zipOf({
        'recipe.json': JSON.stringify({
          name: 'Leek soup',
          description: 'Soft.',
          keywords: [{ name: 'Soup' }, { name: 'winter' }],
          steps: [
            {
              name: '',
              instruction: 'Soften the leeks.\n\nBlend.',
              ingredients: [
                { food: { name: 'leeks' }, unit: null, amount: 2, note: 'sliced', order: 0 },
                { food: { name: 'cream' }, unit: { name: 'cup' }, amount: 0.5, note: '' },
                { is_header: true, note: 'At the end' },
                { food: { name: 'Salt to taste' }, unit: null, amount: 0, no_amount: true },
              ],
              time: 0,
            },
          ],
          working_time: 10,
          waiting_time: 25,
          servings: 4,
          servings_text: 'bowls',
          internal: true,
          source_url: 'https://kitchen.test/leek-soup',
        }),
        'image.jpg': picture,
      }),
    }),
  Paprika: () =>
    zipOf({
      'Leek soup.paprikarecipe': gzipSync(
        JSON.stringify({
          uid: 'A1',
          name: 'Leek soup',
          description: 'Soft.',
          ingredients: '2 leeks, sliced\n½ cup cream\nAt the end\nSalt to taste',
          directions: 'Soften the leeks.\n\nBlend.',
          notes: 'Freezing: Without cream.',
          nutritional_info: 'Calories: 210\nFat: 9',
          servings: '4 bowls',
          prep_time: '10 minutes',
          cook_time: '25 minutes',
          categories: ['Soup', 'winter'],
          difficulty: '',
          source_url: 'https://kitchen.test/leek-soup',
          photo_data: picture.toString('base64'),
        }),
      ),
    }),
  RecipeSage: () =>
    JSON.stringify([
      {
        '@context': 'http://schema.org',
        '@type': 'Recipe',
        identifier: 'a1',
        name: 'Leek soup',
        description: 'Soft.',
        prepTime: '10 minutes',
        cookTime: '25 minutes',
        recipeYield: '4 bowls',
        recipeIngredient: ['2 leeks, sliced', '½ cup cream', 'At the end', 'Salt to taste'],
        recipeInstructions: [
          { '@type': 'HowToStep', text: 'Soften the leeks.' },
          { '@type': 'HowToStep', text: 'Blend.' },
        ],
        recipeCategory: ['Soup', 'winter'],
        isBasedOn: 'https://kitchen.test/leek-soup',
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Freezing: Without cream.' }],
        image: [],
      },
    ]),
  'Nextcloud Cookbook': () =>
    zipOf({
      'Leek soup/recipe.json': JSON.stringify({
        '@context': 'http://schema.org',
        '@type': 'Recipe',
        name: 'Leek soup',
        description: 'Soft.',
        url: 'https://kitchen.test/leek-soup',
        prepTime: 'PT0H10M',
        cookTime: 'PT0H25M',
        recipeYield: '4 bowls',
        recipeCategory: 'Soup',
        keywords: 'winter',
        tool: [],
        recipeIngredient: ['2 leeks, sliced', '½ cup cream', 'At the end', 'Salt to taste'],
        recipeInstructions: ['Soften the leeks.', 'Blend.'],
        notes: 'Freezing: Without cream.',
        nutrition: { '@type': 'NutritionInformation', calories: '210', fatContent: '9' },
      }),
      'Leek soup/full.jpg': picture,
    }),
}
