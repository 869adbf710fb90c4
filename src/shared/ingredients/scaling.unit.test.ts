import { describe, expect, test } from 'vitest'
import { saidServings } from '../otherUnits/saidServings.ts'
import { ingredientLines } from './ingredientLines.factory.ts'
import { readIngredient } from './readIngredient.ts'
import { scaledLine } from './scaling.ts'
import { readServings, scaledServings, servingsFor } from './servings.ts'

describe('amounts are scaled as people write them', () => {
  test.for([
    ['8 chicken thighs', 1.5, '12 chicken thighs'],
    ['1 can chickpeas', 1.5, '1½ cans chickpeas'],
    ['2 cans chickpeas', 0.5, '1 can chickpeas'],
    ['1 cup flour', 1.5, '1½ cups flour'],
    ['1 1/2 cups flour', 0.5, '¾ cup flour'],
    ['½ tsp salt', 3, '1½ tsp salt'],
    ['1 cup milk', 1 / 3, '⅓ cup milk'],
    ['¾ cup milk', 1.5, '1⅛ cups milk'],
    ['250 g flour', 2 / 3, '167 g flour'],
    ['5 g yeast', 0.5, '2.5 g yeast'],
    ['1.5 kg potatoes', 0.5, '0.75 kg potatoes'],
    ['1,5 kg potatoes', 0.5, '0,75 kg potatoes'],
    ['1.000 g flour', 2, '2000 g flour'],
    ['2-3 eggs', 2, '4-6 eggs'],
    ['1 to 2 tablespoons milk', 2, '2 to 4 tablespoons milk'],
    ['10g/½oz butter', 2, '20g/1oz butter'],
    ['1 cup (240 ml) milk', 2, '2 cups (480 ml) milk'],
    ['1/2 cup (1 stick; 115g) butter', 2, '1 cup (2 sticks; 230g) butter'],
    ['1 (14.5-oz) can tomatoes', 2, '2 (14.5-oz) cans tomatoes'],
    ['1 can (15 oz) tomatoes', 2, '2 cans (15 oz) tomatoes'],
    ['400g tin chickpeas', 2, '2 x 400g tins chickpeas'],
    ['2 x 400g tins chickpeas', 0.5, '1 x 400g tin chickpeas'],
    ['8 thighs (about 3 pounds)', 0.5, '4 thighs (about 1½ pounds)'],
    ['3 eggs', 0.4, '1.2 eggs'],
    [
      '3 boneless, skinless breasts (about 1.5 lbs.)',
      2,
      '6 boneless, skinless breasts (about 3 lbs.)',
    ],
    ['2 eggs plus 1 egg yolk', 2, '4 eggs plus 2 egg yolk'],
    ['2 tbsp plus 1 tsp honey', 2, '4 tbsp plus 2 tsp honey'],
    ['juice of 1 lemon', 2, 'juice of 2 lemons'],
    ['juice of half a lemon', 2, 'juice of 1 lemon'],
    ['a pinch of salt', 2, '2 pinches of salt'],
    ['1 egg, beaten', 2, '2 eggs, beaten'],
    ['3 garlic cloves, crushed', 1 / 3, '1 garlic clove, crushed'],
    ['1 leg of lamb', 2, '2 legs of lamb'],
    ['Basmati rice - 2 cups', 2, 'Basmati rice - 4 cups'],
    ['2 carrots, cut into 2cm chunks', 2, '4 carrots, cut into 2cm chunks'],
    ['1 cup warm water (110 degrees F)', 2, '2 cups warm water (110 degrees F)'],
    ['1 cup 2% milk', 2, '2 cups 2% milk'],
    ['4 (6-inch) tortillas', 2, '8 (6-inch) tortillas'],
  ] as const)('%s by %d: %s', ([line, factor, scaled]) => {
    expect(scaledLine(line, factor)).toBe(scaled)
  })

  test.for(['pinch of salt', 'Salt, to taste', 'For the topping:', 'bake at 200 °C', '', '¾'])(
    '%s stays',
    (line) => {
      expect(scaledLine(line, 2)).toBe(line === '¾' ? '1½' : line)
    },
  )

  test.for([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('nothing is scaled by %d', (factor) => {
    expect(scaledLine('2 eggs', factor)).toBe('2 eggs')
  })
})

test('by one every line stays to the letter', () => {
  for (const { line } of ingredientLines) expect(scaledLine(line, 1)).toBe(line)
})

/** What is little is rounded to what can be measured. */
const near = (a: number | null, b: number | null) =>
  a === null || b === null ? a === b : Math.abs(a - b) <= 0.05 * Math.max(a, b)

test.for([2, 3, 4, 1.5, 0.5, 2 / 3, 1 / 3, 1.25, 5, 12, 0.4])(
  'by %d and back every line has the amounts that it had',
  (factor) => {
    const wrong = ingredientLines.flatMap(({ line }) => {
      const before = readIngredient(line)
      const there = scaledLine(line, factor)
      const back = readIngredient(scaledLine(there, 1 / factor))
      const times = before.amount === null ? null : before.amount * factor
      const isRight =
        near(back.amount, before.amount) &&
        near(back.amountMax, before.amountMax) &&
        near(readIngredient(there).amount, times) &&
        back.unit === before.unit
      return isRight ? [] : [`${line} → ${there} → ${JSON.stringify(back)}`]
    })
    expect(wrong).toEqual([])
  },
)

describe('servings', () => {
  test.for([
    ['4', 4, null],
    ['4-6', 4, 6],
    ['Serves 4', 4, null],
    ['12 cookies', 12, null],
    ['makes 2 loaves', 2, null],
    ['Serves four to six', 4, 6],
    ['about 24 (2-inch) cookies', 24, null],
    ['1½ cups', 1.5, null],
  ] as const)('%s', ([text, count, max]) => {
    expect(readServings(text)).toEqual({ count, max, text })
  })

  test.for(['', 'a crowd', '0', '100%'])('%j says no number', (text) => {
    expect(readServings(text)).toBeNull()
  })

  test.for([
    ['Serves 4', 1.5, 'Serves 6'],
    ['4-6 servings', 0.5, '2-3 servings'],
    ['4 servings', 0.25, '1 serving'],
    ['makes 1 loaf', 2, 'makes 2 loaves'],
    ['Serves 4 people', 0.25, 'Serves 1 people'],
    ['a crowd', 2, 'a crowd'],
    ['4', 1, '4'],
  ] as const)('%s by %d: %s', ([text, factor, scaled]) => {
    expect(scaledServings(text, factor)).toBe(scaled)
  })
})

test.for([
  ['4', 5, 5],
  ['Serves 4', 5, 5],
  ['serves four', 5, 5],
  ['Serves four to six', 5, null],
  ['4-6 servings', 5, null],
  ['4-6 servings', 7, 7],
  ['Serves 4 to 6 people', 3, null],
  ['6', 5, null],
  ['1 loaf', 5, null],
  ['Makes 2 pizzas', 5, null],
  ['one 9-inch pie', 5, null],
  [null, 5, null],
] as const)('a recipe for %s is cooked for %s eaters as %s', ([written, eaters, servings]) => {
  expect(servingsFor(written, eaters)).toBe(servings)
})

test.for([
  ['4', 'Serves 4'],
  ['4-6', 'Serves 4-6'],
  ['12 cookies', '12 cookies'],
] as const)('%s is said as %s', ([text, said]) => expect(saidServings(text)).toBe(said))
