import { expect, test } from 'vitest'
import { household, recipe } from '../../../turn.factory.ts'
import type { Builder } from '../../reading.ts'
import { fieldsOf } from '../../reading.ts'
import { addRecipe } from './addRecipe.ts'
import { changeRecipe, removeRecipe } from './changeRecipe.ts'

const recipes = [
  recipe(1, {
    title: 'Banana bread',
    servings: '10 slices',
    ingredients: '3 bananas\n½ cup butter, melted\n½ cup walnuts',
  }),
  recipe(2, {
    title: 'Apple crumble',
    servings: '6 servings',
    ingredients: '6 tart apples\n1 cup flour',
  }),
  recipe(3, { title: 'No-knead bread', ingredients: '3 cups flour' }),
]
const scene = { household: household({ recipes }), history: [], today: '2026-11-15', now: '17:30' }

const itemsOf = (build: Builder, said: string) =>
  (build(said, scene)?.commands ?? []).flatMap(({ items }) => items)

test.each([
  [
    'use half the butter in the banana bread',
    { ingredients: '3 bananas\n¼ cup butter, melted\n½ cup walnuts' },
  ],
  ['no more walnuts in banana bread', { ingredients: '3 bananas\n½ cup butter, melted' }],
  [
    'banana bread: 2 bananas is enough',
    { ingredients: '2 bananas\n½ cup butter, melted\n½ cup walnuts' },
  ],
  [
    'swap the walnuts for pecans in the banana bread',
    { ingredients: '3 bananas\n½ cup butter, melted\n½ cup pecans' },
  ],
  [
    'cut the walnuts in the banana bread to a quarter cup',
    { ingredients: '3 bananas\n½ cup butter, melted\n¼ cup walnuts' },
  ],
  ['rename banana bread to Monkey bread', { title: 'Monkey bread' }],
  ['banana bread makes 8 slices', { servings: '8 slices' }],
  ['the banana bread bakes for 50 minutes', { cookTime: '50 minutes' }],
  ['add a note to the banana bread: use the long tin', { notes: 'Use the long tin' }],
])('one recipe changes: %s', (said, expected) => {
  expect(itemsOf(changeRecipe, said)).toEqual([{ id: 1, ...expected }])
})

test('between two breads it asks', () => {
  const { commands, choices } = removeRecipe('delete the bread recipe', scene) ?? {}
  expect(commands).toEqual([])
  expect(choices?.map(({ label }) => label)).toEqual(['Banana bread', 'No-knead bread'])
})

test('a recipe is told', () => {
  const said =
    'so for the tomato soup you fry an onion in butter, add two tins of tomatoes and a cup of stock, simmer twenty minutes and blend. save that as a recipe'
  const [item] = itemsOf(addRecipe, said).map(fieldsOf)
  expect(item).toMatchObject({
    title: 'Tomato soup',
    ingredients: '1 onion\nbutter\n2 tins tomatoes\n1 cup stock',
  })
})

test('a recipe is pasted', () => {
  const said =
    'Blueberry muffins\n\n2 cups flour\n1 cup blueberries\n2 eggs\n\nMix and bake 20 min.\nServes 6'
  expect(itemsOf(addRecipe, said)).toEqual([
    {
      title: 'Blueberry muffins',
      ingredients: '2 cups flour\n1 cup blueberries\n2 eggs',
      instructions: 'Mix and bake 20 min.',
      servings: '6',
    },
  ])
})

const muffins = '2 cups flour\n1 cup blueberries\n2 eggs\n\nMix and bake 20 min.'

test.for([
  ['Serves 4.', '4'],
  ['Serves: 4', '4'],
  ['Feeds 6', '6'],
  ['Serves 4-6', '4-6'],
  ['Makes 12 pieces', '12 pieces'],
  ['Makes about 20 cookies', '20 cookies'],
  ['Yield: 2 loaves', '2 loaves'],
])('a pasted recipe tells for how many it is: %s', ([line, servings]) => {
  const found = {
    title: 'Blueberry muffins',
    ingredients: '2 cups flour\n1 cup blueberries\n2 eggs',
    instructions: 'Mix and bake 20 min.',
    servings,
  }
  expect(itemsOf(addRecipe, `Blueberry muffins\n${muffins}\n${line}`)).toEqual([found])
  expect(itemsOf(addRecipe, `Blueberry muffins\n${line}\n${muffins}`)).toEqual([found])
})

test.for(['(for 4)', '(serves 4)', 'for 4', 'for four people'])(
  'a title that ends in %s is without it',
  (behind) => {
    expect(itemsOf(addRecipe, `Blueberry muffins ${behind}\n${muffins}`)).toMatchObject([
      {
        title: 'Blueberry muffins',
        ingredients: '2 cups flour\n1 cup blueberries\n2 eggs',
        servings: '4',
      },
    ])
  },
)

test.for(['for 4,', 'for four people:', '(for 4):'])(
  'told in one sentence: pancakes %s',
  (behind) => {
    const said = `pancakes ${behind} 250 g flour, 3 eggs, 500 ml milk, pinch of salt, fry in butter 2 minutes each side`
    expect(itemsOf(addRecipe, said)).toMatchObject([
      {
        title: 'Pancakes',
        ingredients: '250 g flour\n3 eggs\n500 ml milk\n1 pinch salt',
        servings: '4',
      },
    ])
  },
)
