import { expect, test } from 'vitest'
import { ingredientLines } from '../ingredientLines.factory.ts'
import { linesIn } from './linesIn.ts'

test.for([
  ['1 onion, 2 carrots', '1 onion', '2 carrots'],
  ['300g flour + 1 packet baking powder', '300g flour', '1 packet baking powder'],
  ['2 eggs and 200 ml milk', '2 eggs', '200 ml milk'],
  ['½ cup sugar & 1/2 tsp salt', '½ cup sugar', '1/2 tsp salt'],
  ['2 cans tomatoes; 1-2 carrots', '2 cans tomatoes', '1-2 carrots'],
  ['- 1 onion, chopped, 2 carrots, sliced', '- 1 onion, chopped', '2 carrots, sliced'],
  [
    '3 eggs, 100 g butter, and 2 x 400 g cans tomatoes',
    '3 eggs',
    '100 g butter',
    '2 x 400 g cans tomatoes',
  ],
  ['1 lb (450 g) beef, 1 tbsp oil', '1 lb (450 g) beef', '1 tbsp oil'],
  ['1 red pepper and 1 green pepper', '1 red pepper', '1 green pepper'],
  ['one onion and two bay leaves', 'one onion', 'two bay leaves'],
  ['1 cup half and half, 2 eggs', '1 cup half and half', '2 eggs'],
  ['1,5 dl milk, 2 eggs', '1,5 dl milk', '2 eggs'],
  ['1 tsp baking powder, ¼ tsp curry powder', '1 tsp baking powder', '¼ tsp curry powder'],
])('%s is several', ([line = '', ...parts]) => {
  expect(linesIn(line)).toEqual(parts)
})

test.for([
  '1 onion, chopped',
  '2 cups flour, plus 1 tbsp for dusting',
  '2 cups flour + 1 tbsp for dusting',
  '1 lb (450 g) beef',
  '2 x 400 g cans tomatoes',
  '1 1/2 cups',
  '1 and 1/2 cups sugar',
  '1 cup, 2 tbsp sugar',
  '1 cup and 2 tbsp sugar',
  'salt and pepper',
  '1-2 carrots',
  '3 cups water, 2 at first',
  '1 can (14 oz) beans, 2 cups cooked',
  '1 can (14 oz, 2 cups beans) beans',
  'Butter, 200 g',
  'Salt, 2 eggs',
  '2 red and 2 green peppers',
  '1 large and 2 small onions',
  '1 lemon, 2 tbsp juice and 1 tsp zest',
  '2 lemons, 1 juiced, 1 sliced',
  '3 eggs and 1 egg yolk',
  '1 cup rice, 3 cups cooked rice',
  '4 eggs, 2 for the glaze',
  '1 steak, 1 inch thick',
  '1 leek, 1/2-inch slices',
  '1 chicken, 8 pieces',
  '1 head cauliflower, 4 cups florets',
  '1 bag spinach, 10 minutes in the oven',
  '1 cup buttermilk, or 1 cup milk and 1 tbsp vinegar',
  '1 batch dough made with 2 cups flour and 1 cup water',
  '1 onion or 2 shallots',
  '500 g mince, 5% fat',
  '1 tsp cumin, 5-spice powder',
  '1 chicken stock cube, dissolved in 500 ml water',
  '1 (3 lb, 2 onions',
])('%s is one', (line) => {
  expect(linesIn(line)).toEqual([line])
})

test('our labelled lines are one ingredient each', () => {
  expect(
    ingredientLines.flatMap(({ line }) => linesIn(line)).filter((line) => !all.has(line)),
  ).toEqual([])
})

const all = new Set(ingredientLines.map(({ line }) => line))

test.for(['1 a, ', '1, ', '1 and ', 'x, 1 ', '(1 a, ', '1 a or, ', ', 1 ', '+1', '1 egg, '])(
  'a million characters of %j are read to their end',
  (text) => {
    const line = text.repeat(1_000_000 / text.length)
    expect(linesIn(line).join('').length).toBeGreaterThan(0)
  },
)
