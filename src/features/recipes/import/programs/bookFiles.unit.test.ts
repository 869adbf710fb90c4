import { expect, test } from 'vitest'
import { book, read } from './book.factory.ts'

test('CopyMeThat: three recipes are three', () => {
  const { program, forms, recipes } = book('copymethat.zip')
  expect(program).toBe('CopyMeThat')
  expect(forms.map(({ title }) => title)).toEqual(['Lentils', 'Bulgur', 'Quinoa'])
  expect(forms[1]).toMatchObject({
    ingredients: 'Pot:\n1 cup Bulgur',
    instructions: 'Rinse.\nCook.',
    servings: '4',
    tags: ['grain'],
    notes: 'Keeps.\nRated 4 of 5\nFrom https://kitchen.test/1',
  })
  expect(recipes.map(({ picture }) => picture !== undefined)).toEqual([false, true, false])
})

test('RecipeKeeper: all recipes of its page', () => {
  const { program, forms, recipes } = book('recipekeeper.zip')
  expect(program).toBe('RecipeKeeper')
  expect(forms).toMatchObject([
    {
      title: 'Fish pie',
      isFavorite: true,
      ingredients: '1 lb fish\n2 lb potatoes',
      instructions: 'Mash.\nBake.',
      prepTime: '20 minutes',
      cookTime: '45 minutes',
      servings: '6',
      tags: ['Main', 'Fish'],
      notes: 'Friday.\nRated 5 of 5\nFrom https://kitchen.test/pie',
      nutrition: [{ name: 'Calories', amount: '410' }],
    },
    { title: 'Slaw' },
  ])
  expect(recipes[0]?.picture).toBeDefined()
})

test('tables of Plan to Eat and My Recipe Box', () => {
  const { program, forms } = book('plantoeat.csv')
  expect(program).toBe('Plan to Eat')
  expect(forms).toMatchObject([
    {
      title: 'Chili',
      description: 'Hot, "very".',
      cuisine: 'mexican',
      ingredients: '1 lb beans\n2 onions',
      instructions: 'Fry.\nStew.',
      prepTime: '15 minutes',
      cookTime: '1 hour',
      servings: '6',
      tags: ['Main', 'winter', 'spicy', 'Beans'],
      notes: 'Source: Aunt\nRated 4 of 5\nFrom https://kitchen.test/chili',
      nutrition: [{ name: 'Calories', amount: '380' }],
    },
    { title: 'Salsa', ingredients: '3 tomatoes' },
  ])
  expect(book('myrecipebox.csv')).toMatchObject({
    program: 'My Recipe Box',
    forms: [
      {
        title: 'Waffles',
        isFavorite: true,
        prepTime: '10 min',
        servings: '8',
        tags: ['Breakfast', 'sweet'],
        notes: 'Crisp.\nVideo: https://kitchen.test/v\nFrom https://kitchen.test/waffles',
        nutrition: [{ name: 'Fat', amount: '9 g' }],
      },
    ],
  })
})

test('Cooklang: marked words become lines, the file name the title', () => {
  expect(book('Easy Pancakes.cook')).toMatchObject({
    program: 'Cooklang',
    forms: [
      {
        title: 'Easy Pancakes',
        ingredients: '3 eggs\n125 g flour, sifted\nsea salt\nFry:\nbutter',
        instructions:
          'Crack the eggs into a bowl, add flour and sea salt.\nFry\nFry in a large pan with butter for 2 minutes. Salt with sea salt.',
        prepTime: '5 minutes',
        servings: '2',
        notes: 'From https://kitchen.test/pan',
      },
    ],
  })
})

test('MealMaster: two columns, groups, wrapped lines, several recipes', () => {
  expect(book('collection.mmf')).toMatchObject({
    program: 'MealMaster',
    forms: [
      {
        title: 'Corn Bread',
        tags: ['Breads', 'Corn'],
        servings: '8 servings',
        ingredients:
          '1 cup Cornmeal\n1 1/2 teaspoon Baking powder\n2 Eggs, beaten\n1 cup Milk, at room temperature\nGLAZE:\n2 tablespoon Honey',
        instructions: 'Mix all and pour into a pan.\nBake 25 minutes.',
      },
      { title: 'Iced Tea', tags: [], servings: '4', instructions: 'Steep and cool.' },
    ],
  })
})

test('Chowdown: front matter, and its picture', () => {
  const { program, forms, recipes, notes } = book('chowdown.zip')
  expect({ program, notes }).toEqual({ program: 'Chowdown', notes: [] })
  expect(forms).toMatchObject([
    {
      title: 'Quick Ramen',
      description: 'A bowl for rainy days.',
      ingredients: '2 eggs\n1 pack noodles',
      instructions: 'Boil the eggs.\nAdd noodles.',
      tags: ['soups', 'noodles'],
      notes: 'Double it.',
    },
  ])
  expect(recipes[0]?.picture).toBeDefined()
})

test('recipes with lines of signs between them', () => {
  const one = (name: string) => `${name}\nIngredients\n1 egg\n2 onions\nSteps\nFry.\n`
  const { recipes } = read(['Egg', 'Omelet', 'Frittata'].map(one).join('\n-----------\n'), 'a.txt')
  expect(recipes.map(({ form }) => form.title)).toEqual(['Egg', 'Omelet', 'Frittata'])
})

test.for([
  ['a.csv', 'Date,Amount\n2026-01-01,5', /^This is a table with the columns “Date”, “Amount”, not/],
  ['', 'Kunde;Ort\nA;B\nC;D', /^This is a table with the columns “Kunde”, “Ort”/],
  ['a.json', '[{"date":"x","total":1}]', /^This is JSON with “date”, “total”, not/],
  ['', '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}', /“e” and 1 more, not a recipe export/],
  ['', '[1,2,3]', /^This is JSON without anything we know/],
] as const)('%s with %s is refused with what it seems to be', ([name, content, problem]) => {
  expect(() => read(content, name)).toThrow(problem)
})

test('a recipe with commas in every line is no table', () => {
  const text = 'Soup, clear\n2 carrots, diced\n1 onion, sliced\nSimmer, then serve'
  expect(read(text, '').recipes[0]?.form.title).toBe('Soup, clear')
})
