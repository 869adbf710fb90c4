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
  ...(
    [
      ['Serves 4.', '4'],
      ['Serves: 4', '4'],
      ['Feeds 6', '6'],
      ['Makes 12 pieces', '12 pieces'],
      ['Makes about 20 cookies', '20 cookies'],
      ['Yield: 2 loaves', '2 loaves'],
    ] as const
  ).map(
    ([last, servings]) =>
      [
        `whose last line is ${last}`,
        `Pancakes\n2 cups flour\n2 eggs\nSalt\n\nMix everything well.\nFry until golden.\n\n${last}`,
        { servings },
      ] as const,
  ),
  ...(
    [
      ['(for 4)', '4'],
      ['(serves 4)', '4'],
      ['[Makes about 12]', '12'],
      ['(4 people)', '4 people'],
      ['- serves 4-6', '4-6'],
    ] as const
  ).map(
    ([behind, servings]) =>
      [
        `whose title ends in ${behind}`,
        `Pancakes ${behind}\n2 cups flour\n2 eggs\nSalt\n\nMix everything well.\nFry until golden.`,
        { servings },
      ] as const,
  ),
  [
    'whose last sentence says for how many',
    'Pancakes\n2 cups flour\n2 eggs\nSalt\n\nMix everything well.\nFry until golden. Serves 4.',
    { servings: '4' },
  ],
  [
    'with everything about it in one line',
    'Pancakes\nserves 4, takes about 40 min\n\n2 cups flour\n2 eggs\nSalt\n\nMix everything well.\nFry until golden.\n',
    { servings: '4', cookTime: '40 min' },
  ],
  [
    'with two times side by side',
    'Pancakes\nServes 6, about 45 min\nPrep: 10 min  Cook time: 20 min\n\n2 cups flour\n2 eggs\nSalt\n\nMix everything well.\nFry until golden.\n',
    { description: '', servings: '6', prepTime: '10 min', cookTime: '45 min' },
  ],
  [
    'with its steps right below, without a sign',
    'Pancakes\n2 cups flour\n2 eggs\nSalt\nmix everything well\nfry until golden',
    { steps: ['mix everything well', 'fry until golden'] },
  ],
  [
    'without headings',
    'Pancakes\n\nGood on Sundays.\n\n2 cups flour\n2 eggs\nSalt\n\nMix everything well.\nFry until golden.\n',
    { description: 'Good on Sundays.' },
  ],
  [
    'as people write it down',
    'Pancakes\n\nYou need\n2 cups flour\n2 eggs\nSalt\n\nHow to\n1. Mix everything well.\n2. Fry until golden.\n\nTip: serve with honey. Keeps a day.',
    { description: '', notes: ['Tip: serve with honey. Keeps a day.'] },
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

test.for([
  ['Serves 6. Takes about 45 min', { servings: '6', cookTime: '45 min' }],
  ['Serves: 4-6, 30 minutes', { servings: '4-6', cookTime: '30 minutes' }],
  ['For 4. 1 hour 10.', { servings: '4', cookTime: '1 hour 10 minutes' }],
  ['Makes 12 muffins. Bake 25 minutes', { servings: '12 muffins', cookTime: '25 minutes' }],
  [
    'Serves 4 | Prep 15 min | Cook 30 min',
    { servings: '4', prepTime: '15 min', cookTime: '30 min' },
  ],
  ['Servings: 8 (about 1 hour)', { servings: '8', cookTime: '1 hour' }],
  ['Feeds 5, ready in 20 minutes', { servings: '5', cookTime: '20 minutes' }],
  ['4 servings, 35 mins', { servings: '4 servings', cookTime: '35 mins' }],
  ['Yield: 2 loaves; total time 3 hours', { servings: '2 loaves', cookTime: '3 hours' }],
  ['Serves 2-3 - 1 1/2 hours', { servings: '2-3', cookTime: '1 1/2 hours' }],
  [
    'Prep: 10 min. Cook: 25 min. Serves 4.',
    { servings: '4', prepTime: '10 min', cookTime: '25 min' },
  ],
  ['45 minutes, serves 6', { servings: '6', cookTime: '45 minutes' }],
  [
    'Serves 4 people, prep time 10 mins, cook 1 hr 20 mins',
    { servings: '4 people', prepTime: '10 mins', cookTime: '1 hr 20 mins' },
  ],
  ['for 6 people / 90 min', { servings: '6 people', cookTime: '90 min' }],
  ['15 min prep + 30 min cook', { prepTime: '15 min', cookTime: '30 min' }],
  ['Serves 4 in 30 minutes', { servings: '4', cookTime: '30 minutes' }],
  ['Serves 4, approx. 45 min', { servings: '4', cookTime: '45 min' }],
  ['Takes half an hour', { cookTime: '30 minutes' }],
  ['Serves 4, takes an hour and a half', { servings: '4', cookTime: '1 hour 30 minutes' }],
  ['About three quarters of an hour', { cookTime: '45 minutes' }],
  ['Prep: a quarter of an hour. Cook: an hour', { prepTime: '15 minutes', cookTime: '1 hour' }],
  ['Serves 6 | ready in two and a half hours', { servings: '6', cookTime: '2 hours 30 minutes' }],
  ['Serves 4 in twenty-five minutes', { servings: '4', cookTime: '25 minutes' }],
  [
    'An hour and ten minutes. Good on Sundays.',
    { cookTime: '1 hour and 10 minutes', description: 'Good on Sundays.' },
  ],
  ['Serves 4. Good on Sundays.', { servings: '4', description: 'Good on Sundays.' }],
  ['Makes 12 (with some left)', { servings: '12 (with some left)' }],
  ['Serves 2 - 3', { servings: '2 - 3' }],
  ['Quick: 30 minutes at most.', { description: 'Quick: 30 minutes at most.' }],
] as const)('%j under the title', ([line, facts]) => {
  const text = `Pancakes\n${line}\n\n2 cups flour\n2 eggs\nSalt\n\nMix everything well.\nFry until golden.`
  expect(recipesInAnything(text)).toMatchObject([
    { ...pancakes, description: '', prepTime: '', cookTime: '', servings: '', ...facts },
  ])
})

test('a step that says how long is a step', () => {
  const steps = ['Bake 25 minutes.', 'Cook 2 cups of rice', 'Für 20 Minuten kochen.', '10 minutes.']
  const [found] = recipesInAnything(
    `Pancakes\nIngredients\n2 cups flour\n2 eggs\nMethod\n${steps.join('\n')}\nCook time: 40 min\nServes 4`,
  )
  expect(found).toMatchObject({ steps, cookTime: '40 min', servings: '4' })
})

test.for(['', ' ', 'Hello', 'Milk\nEggs', '<p>Hello</p>', '{"a":1}', 'https://x.test'])(
  '%j is no recipe',
  (text) => {
    expect(recipesInAnything(text)).toEqual([])
  },
)

const written = 'Oats\nIngredients\n1 cup oats\n1 cup milk\nMethod\nSoak them.'

test.for([
  [
    'under a heading',
    `${written}\n\nNutrition per serving\n\nCalories: 320 kcal\n- Protein 11 g\n\nNotes\nKeeps a day.`,
  ],
  [
    'in one line',
    `${written}\nNutrition (per serving): 320 kcal calories, 11 g protein\nNotes\nKeeps a day.`,
  ],
  [
    'with names and colons only',
    `${written}\nNotes\nKeeps a day.\nCalories: 320 kcal\nProtein: 11 g`,
  ],
  [
    'before the ingredients',
    written.replace('Oats\n', 'Oats\n**Nutrition:** Calories: 320 kcal | Protein: 11 g\n') +
      '\nNotes\nKeeps a day.',
  ],
] as const)('nutrition in a text, %s', ([, text]) => {
  expect(recipesInAnything(text)).toMatchObject([
    {
      ingredients: ['1 cup oats', '1 cup milk'],
      steps: ['Soak them.'],
      notes: ['Keeps a day.'],
      nutrition: [
        { name: 'Calories', amount: '320 kcal' },
        { name: 'Protein', amount: '11 g' },
      ],
    },
  ])
})

test('a nutrient without an amount is a note', () => {
  const [found] = recipesInAnything(`${written}\nNotes\nSugar: as you like.`)
  expect(found?.nutrition).toEqual([])
  expect(found?.notes).toEqual(['Sugar: as you like.'])
})

test('amounts may stand behind: “peanut butter, crunchy - 4 tbsp”', () => {
  const text =
    "Tom's thai noodles\nserves 4, 20 mins\n\nnoodles - 300g\npeanut butter, crunchy - 4 tbsp\nsoy sauce: 3 tbsp\n2 limes (juice)\n1 red pepper, sliced thin\n\n1) cook noodles\n2) mix the sauce"
  const [found] = recipesInAnything(text)
  expect(found?.ingredients).toEqual([
    'noodles - 300g',
    'peanut butter, crunchy - 4 tbsp',
    'soy sauce: 3 tbsp',
    '2 limes (juice)',
    '1 red pepper, sliced thin',
  ])
  expect(found?.description).toBe('')
})
