import { describe, expect, test } from 'vitest'
import { ingredientLines, type LabelledLine } from './ingredientLines.factory.ts'
import { readIngredient } from './readIngredient.ts'
import { scaledLine } from './scaling.ts'
import { readServings } from './servings.ts'

const near = (a: number | null, b: number | null) =>
  a === b || (a !== null && b !== null && Math.abs(a - b) < 0.006)

function isRight({ line, amount, amountMax, unit, food }: LabelledLine): boolean {
  const read = readIngredient(line)
  return (
    near(read.amount, amount) &&
    near(read.amountMax, amountMax) &&
    read.unit === unit &&
    read.food.toLowerCase() === food.toLowerCase()
  )
}

test('amount, unit and food are right in at least 95% of our labelled lines', () => {
  expect(ingredientLines.length).toBeGreaterThan(900)
  const wrong = ingredientLines.filter((each) => !isRight(each))
  for (const { line } of wrong) console.warn(line, '→', JSON.stringify(readIngredient(line)))
  expect(wrong.length).toBeLessThanOrEqual(0.05 * ingredientLines.length)
})

test.for([', two cloves garlic', '. salt', ',, chopped'])('a sign is no number: %s', (line) => {
  expect(readIngredient(line).amount).not.toBeNaN()
})

test.for(['9'.repeat(309), `9,${'9'.repeat(309)},999`])(
  'too many digits are no number',
  (digits) => {
    expect(readIngredient(`${digits} onions`).amount).toBeNull()
  },
)

test('the written line stays to the letter', () => {
  const line = '  ▢ 1&frac12;  cups\u00a0milk , '
  expect(readIngredient(line)).toMatchObject({ line, amount: 1.5, unit: 'cup', food: 'milk' })
})

describe('what is said besides is the note', () => {
  test.for([
    ['2-3 large eggs', 'large'],
    ['10g/½oz butter', '½oz'],
    ['1.2 litres (2 pints) milk', '2 pints'],
    ['1 x 400g tin chopped tomatoes', '400g'],
    ['1 (14.5-oz) can diced tomatoes, undrained', '14.5-oz, undrained'],
    ['2 tbsp plus 1 tsp honey', 'plus 1 tsp'],
    ['1 cup butter or margarine, melted', 'or margarine, melted'],
    ['Juice of 1 lemon', 'Juice of'],
    ['½ tsp freshly ground black pepper', 'freshly ground'],
    ['1 heaped tbsp plain flour', 'heaped'],
    ['1 tbsp oil, plus extra for greasing', 'plus extra for greasing'],
    ['about 200g strawberries (hulled)', 'about, hulled'],
    ['Optional: chopped nuts', 'Optional, chopped'],
    ['1 egg', null],
  ] as const)('%s: %s', ([line, note]) => {
    expect(readIngredient(line).note).toBe(note)
  })
})

describe('a package has a size', () => {
  test.for([
    ['1 x 400g tin chopped tomatoes', 1, 'tin', 400, 'g'],
    ['400g tin of chickpeas', 1, 'tin', 400, 'g'],
    ['2 (15 ounce) cans black beans', 2, 'can', 15, 'oz'],
    ['2 cans (15 oz each) pinto beans', 2, 'can', 15, 'oz'],
    ['4 6-ounce salmon fillets', 4, null, 6, 'oz'],
    ['1 - 14 oz. can tomatoes', 1, 'can', 14, 'oz'],
  ] as const)('%s', ([line, amount, unit, size, sizeUnit]) => {
    expect(readIngredient(line)).toMatchObject({
      amount,
      unit,
      size: { amount: size, unit: sizeUnit },
    })
  })

  test.for(['2 tbsp oil', '½ bunch mint (15g)', '1 2-inch piece ginger'])('%s has none', (line) => {
    expect(readIngredient(line).size).toBeUndefined()
  })
})

describe('a heading', () => {
  test.for([
    ['For the topping:', 'For the topping'],
    ['TOPPING', 'TOPPING'],
    ['For the sauce', 'For the sauce'],
    ['## Salad', 'Salad'],
    ['--- Sauce ---', 'Sauce'],
    ['Marinade', 'Marinade'],
  ] as const)('%s', ([line, heading]) => {
    const nothing = { amount: null, amountMax: null, unit: null, food: '', note: null }
    expect(readIngredient(line)).toEqual({ line, ...nothing, heading })
  })

  test.for(['SALT', 'Salt', '1 CUP TOPPING', 'Optional: nuts', 'Butter: 100 g', 'Oil for frying'])(
    '%s is none',
    (line) => {
      expect(readIngredient(line).heading).toBeUndefined()
      expect(readIngredient(line).food).not.toBe('')
    },
  )
})

test.for([
  '1',
  '1/',
  '1 ',
  '1 1/2 ',
  '(',
  '((1 oz) ',
  'or ',
  'chopped, ',
  'a ',
  'large ',
  '1 oz/',
  'plus 1 oz ',
  '&frac12;',
  'juice of ',
  '1,',
  '- ',
  'x ',
  '1,,',
  '1g-',
  'red or ',
  'red, ',
  '(1 oz; ',
])('a million characters of %j are read to their end', (text) => {
  // Whatever looks through the rest of the line for each sign needs hours for so many.
  const line = text.repeat(1_000_000 / text.length)
  expect(readIngredient(line).line).toBe(line)
  expect(scaledLine(line, 2).length).toBeGreaterThan(0)
  readServings(line)
})
