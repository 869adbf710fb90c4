import { expect, test } from 'vitest'
import { household, meal, pantryItem, promptLists, recipe } from '../../turn.factory.ts'
import { largeHousehold } from '../largeHousehold.factory.ts'
import { lookupsIn } from './lookups.ts'

const large = largeHousehold()
const run = (name: string, input: unknown, of = large) =>
  lookupsIn(promptLists)
    .find((lookup) => lookup.name === name)
    ?.run(of, input, '2026-11-18')

test('records are found by their name, by what is in them, and in spite of a slip', () => {
  const find = (list: string, words: string) => run('find_records', { list, words })
  expect(find('recipes', 'shakshuka')).toContain('\n[9102] Shakshuka |')
  expect(find('recipes', 'semolina')).toContain('\n[9110] Gnocchi alla romana')
  expect(find('pantry', 'garage')).toContain('\n[9011] Birthday candles')
  expect(find('pantry', 'saffronn')).toContain('\n[9008] Saffron')
  expect(find('shopping', 'the list')).toBe('Shopping list: nothing has "the list".')
})

test('what is found has a limit', () => {
  const found = run('find_records', { list: 'recipes', words: 'chicken' })
  expect(found?.split('\n').filter((line) => line.startsWith('['))).toHaveLength(40)
  expect(found).toMatch(/\n\d+ more have them, too\.$/)
})

test('a recipe is read whole', () => {
  const of = household({
    recipes: [
      recipe(4, {
        title: 'Soup',
        ingredients: '- 1 onion\n2 carrots',
        instructions: '1. Chop\n2. Cook',
      }),
    ],
  })
  expect(run('read_recipe', { id: 4 }, of)).toBe(
    '[4] Soup\nIngredients:\n- 1 onion\n- 2 carrots\nInstructions:\n- Chop\n- Cook',
  )
  const long = household({ recipes: [recipe(4, { instructions: 'Stir.\n'.repeat(8_000) })] })
  expect(run('read_recipe', { id: '4' }, long)?.length).toBe(8_000)
})

test('what has to be bought for some days, less what is at home', () => {
  const of = household({
    recipes: [recipe(4, { title: 'Soup', ingredients: '1 onion\n4 carrots', servings: '4' })],
    meals: [
      meal(1, { date: '2026-11-19', recipeName: 'Soup', recipeId: 4, servings: 8 }),
      meal(2, { date: '2026-11-17', recipeName: 'Soup', recipeId: 4 }),
    ],
    pantry: [pantryItem(1, { name: 'Carrots', quantity: '3' })],
  })
  const needed = (startDate: string, endDate: string) =>
    run('needed_for_days', { startDate, endDate }, of)
  expect(needed('2026-11-16', '2026-11-20')).toBe(
    '- Carrots: 5 (For Soup (Thu))\n- Onions: 2 (For Soup (Thu))',
  )
  expect(needed('2026-11-20', '2026-11-20')).toBe('Nothing that is planned then has a recipe.')
  expect(needed('soon', '2026-11-20')).toMatch(/^It takes a startDate/)
})

test.for([
  {},
  null,
  'x',
  { list: 'secrets', words: 'x' },
  { list: 'pantry', words: 7 },
  { id: -1 },
])('a wrong question gets an answer, too: %j', (input) => {
  expect(run('find_records', input)).toMatch(/^It takes a list/)
  expect(run('read_recipe', input)).toBe('There is no recipe with this id.')
})
