import { expect, test } from 'vitest'
import { programBooks } from '../programs.factory.ts'
import { book, read } from './book.factory.ts'

test("Mealie's export of recipes, whose names have underscores", () => {
  const { program, forms, notes } = book('mealie-export.zip')
  expect({ program, notes }).toEqual({ program: 'Mealie', notes: [] })
  expect(forms).toMatchObject([
    {
      title: 'Barley stew',
      ingredients: 'Base:\n2 cup barley\n1 onion, diced',
      instructions: 'Simmer.',
      prepTime: '15 minutes',
      cookTime: '1 hour',
      servings: '4',
      tags: ['Stew', 'slow'],
      notes: 'Tip: Better tomorrow.\nRated 4 of 5\nFrom https://kitchen.test/barley',
      nutrition: [
        { name: 'Calories', amount: '300' },
        { name: 'Fat', amount: '4' },
      ],
    },
  ])
})

test('what Mealie says was last made is a cooked meal, with the stars of its recipe', () => {
  const database = {
    recipes: [{ id: 'a', name: 'Oat bread', rating: 3, last_made: '2026-05-05 12:00:00' }],
    recipe_instructions: [],
  }
  const { lists, recipes } = read(JSON.stringify(database), 'database.json')
  expect(recipes[0]?.form.notes).toBeNull()
  expect(lists.cooked).toEqual([
    {
      at: '2026-05-05 12:00:00',
      title: 'Oat bread',
      recipe: 'a',
      servings: null,
      notes: '',
      ratings: [{ name: '', stars: 3 }],
    },
  ])
})

test('our own export says how its other lists are brought along', () => {
  const ours = { timestamp: '2026', recipes: [{ title: 'Egg' }], pantry: [{}, {}], menu: [{}] }
  expect(read(JSON.stringify(ours), 'a.json')).toMatchObject({
    program: 'Food Pal',
    leftOut: [{ what: 'Records of other lists', count: 3 }],
  })
})

test('what is left out of a recipe of Tandoor is said', () => {
  const recipe = { name: 'Soup', working_time: 1, steps: [{ instruction: 'Boil.' }] }
  const { leftOut } = read(
    JSON.stringify([{ ...recipe, nutrition: { fats: 1 } }, recipe]),
    'a.json',
  )
  expect(leftOut).toMatchObject([{ what: 'Nutrition of recipes', count: 1 }])
})

test('KitchenOwl, in one line or many', () => {
  const many = book('kitchenowl.json')
  expect(many).toMatchObject({
    program: 'KitchenOwl',
    leftOut: [
      { what: 'Items', count: 1 },
      { what: 'Shopping lists', count: 1 },
      { what: 'Expenses', count: 1 },
      { what: 'People', count: 2 },
    ],
  })
  expect(many.forms).toMatchObject([
    {
      title: 'Tomato rice',
      ingredients: '200 g Rice\n3 Tomatoes\nBasil, optional',
      instructions: 'Cook the rice.\nFold in Tomatoes.',
      prepTime: '10 minutes',
      cookTime: '30 minutes',
      servings: '3',
      tags: ['quick'],
      notes: 'From https://kitchen.test/rice',
    },
  ])
  const inOne = JSON.stringify(JSON.parse(String(programBooks['kitchenowl.json']?.())))
  expect(read(inOne, 'owl.json').recipes).toEqual(many.recipes)
  const alone = JSON.parse(inOne).recipes[0]
  expect(read(JSON.stringify(alone), '').recipes).toEqual(many.recipes)
})

test('Nextcloud Cookbook with author, tools, nutrition and picture', () => {
  const { forms, recipes } = book('cookbook.zip')
  expect(forms).toMatchObject([
    {
      title: 'Plum cake',
      notes: 'By Grandma\nTools: Springform',
      prepTime: '20 minutes',
      cookTime: '40 minutes',
      servings: '12',
      nutrition: [{ name: 'Calories', amount: '240 kcal' }],
    },
  ])
  expect(recipes[0]?.picture).toBeDefined()
})

test('RecipeSage: headings in brackets, total time, source, rating, nutrition', () => {
  expect(book('recipesage.json')).toMatchObject({
    ratings: 1,
    forms: [
      {
        ingredients: 'Sauce:\n2 tbsp soy sauce\nNoodles:\n200 g noodles',
        instructions: 'Sauce\nWhisk.\nBoil.',
        prepTime: '10 minutes',
        cookTime: '25 minutes',
        notes: 'Salty.\nSource: The Noodle Book\nRated 5 of 5\nFrom https://kitchen.test/noodles',
        nutrition: [{ name: 'Calories', amount: '450 kcal' }],
      },
    ],
  })
  expect(book('recipesage.txt').forms).toMatchObject([
    {
      title: 'Toast',
      description: 'Plain.',
      servings: '1',
      prepTime: '5 minutes',
      ingredients: 'Bread:\n2 slices bread',
      instructions: 'Toast it.\nEat.',
      notes: 'Golden.\nSource: Sam\nFrom https://kitchen.test/toast',
    },
    { title: 'Tea', ingredients: '1 tea bag', instructions: 'Steep.' },
  ])
})
