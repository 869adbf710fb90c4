import { zipOf } from '../zip.factory.ts'

/** Begins like a picture. */
const picture = Buffer.from('\u00ff\u00d8\u00ffbook', 'latin1')

/** Exports of programs that write JSON, by file name. */
export const jsonBooks: Record<string, () => string | Uint8Array> = {
  'mealie-export.zip': () =>
    zipOf({
      'barley-stew/barley-stew.json': JSON.stringify({
        id: 'b1',
        name: 'Barley stew',
        slug: 'barley-stew',
        recipe_servings: 4,
        prep_time: '15 minutes',
        perform_time: '1 hour',
        recipe_category: [{ name: 'Stew' }],
        tags: [{ name: 'slow' }],
        rating: 4,
        org_url: 'https://kitchen.test/barley',
        recipe_ingredient: [
          { title: 'Base', quantity: 2, unit: { name: 'cup' }, food: { name: 'barley' }, note: '' },
          { quantity: 1, unit: null, food: { name: 'onion' }, note: 'diced' },
        ],
        recipe_instructions: [{ title: '', text: 'Simmer.', ingredient_references: [] }],
        nutrition: { calories: '300', fat_content: '4' },
        notes: [{ title: 'Tip', text: 'Better tomorrow.' }],
      }),
      'barley-stew/.DS_Store': 'x',
      '__MACOSX/barley-stew/._barley-stew.json': 'x',
    }),
  'kitchenowl.json': () =>
    JSON.stringify(
      {
        name: 'Home',
        member: ['maya', 'sam'],
        shoppinglists: ['Default'],
        items: [{ name: 'Tomatoes', category: 'Fruits' }],
        expenses: [{ name: 'Market', amount: 12 }],
        recipes: [
          {
            name: 'Tomato rice',
            description: '1. Cook the rice.\n2. Fold in @Tomatoes.',
            time: 40,
            prep_time: 10,
            cook_time: 30,
            yields: 3,
            source: 'https://kitchen.test/rice?utm_source=owl',
            items: [
              { name: 'Rice', description: '200 g', optional: false },
              { name: 'Tomatoes', description: '3', optional: false },
              { name: 'Basil', description: '', optional: true },
            ],
            tags: ['quick'],
          },
        ],
      },
      null,
      2,
    ),
  'cookbook.zip': () =>
    zipOf({
      'Plum cake/recipe.json': JSON.stringify({
        '@context': 'http://schema.org',
        '@type': 'Recipe',
        name: 'Plum cake',
        author: { '@type': 'Person', name: 'Grandma' },
        prepTime: 'PT0H20M',
        cookTime: 'PT0H40M',
        recipeYield: 12,
        tool: ['Springform'],
        recipeIngredient: ['1 lb plums'],
        recipeInstructions: ['Bake.'],
        nutrition: { '@type': 'NutritionInformation', calories: '240 kcal' },
      }),
      'Plum cake/full.jpg': picture,
    }),
  'recipesage.json': () =>
    JSON.stringify([
      {
        '@context': 'http://schema.org',
        '@type': 'Recipe',
        identifier: 'r1',
        name: 'Noodles',
        prepTime: 'PT10M',
        totalTime: 'PT35M',
        recipeYield: '2',
        recipeIngredient: ['[Sauce]', '2 tbsp soy sauce', '[Noodles]', '200 g noodles'],
        recipeInstructions: [
          { '@type': 'HowToSection', text: '[Sauce]' },
          { '@type': 'HowToStep', text: 'Whisk.' },
          { '@type': 'HowToStep', text: 'Boil.' },
        ],
        recipeCategory: ['fast'],
        creditText: 'The Noodle Book',
        isBasedOn: 'https://kitchen.test/noodles',
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Salty.' }],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '5', bestRating: '5' },
        nutrition: { '@type': 'NutritionInformation', calories: '450 kcal' },
      },
    ]),
}
