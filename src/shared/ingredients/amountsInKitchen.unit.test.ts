import { describe, expect, test } from 'vitest'
import { dice } from '#test/dice.ts'
import { densityOf } from '../foods/foods.ts'
import { quantityOf, stillNeeded, sumOf } from './amountsInKitchen.ts'
import type { Quantity } from './ingredient.ts'
import { converted } from './units.ts'
import { writtenAmount } from './writtenAmounts.ts'

describe('a quantity of the pantry or the list', () => {
  test.for([
    ['2 lb', 2, 'lb'],
    ['2', 2, null],
    ['1 dozen', 1, 'dozen'],
    ['3 x 400 g', 1200, 'g'],
    ['half a bag', 0.5, 'bag'],
    ['1½ cups', 1.5, 'cup'],
    ['1 1/2 gallons', 1.5, 'gallon'],
    ['500g', 500, 'g'],
    ['1,5 l', 1.5, 'l'],
    ['12-pack', 12, null],
    ['3 large', 3, null],
    ['a bunch', 1, 'bunch'],
    ['about 2 cups', 2, 'cup'],
    ['2-3', 2, null],
    ['1 (opened)', 1, null],
  ] as const)('%s', ([text, amount, unit]) => {
    expect(quantityOf(text)).toEqual({ amount, unit })
  })

  test.for(['2 x 400 g tins', '2 tins (400g)'])('%s have a size', (text) => {
    expect(quantityOf(text)).toEqual({ amount: 2, unit: 'tin', size: { amount: 400, unit: 'g' } })
  })

  test.for([
    '',
    'a few',
    'plenty',
    'some',
    'half full',
    '2 cans and a jar',
    '0',
    '1'.repeat(50_000),
  ])('%j is none', (text) => {
    expect(quantityOf(text)).toBeNull()
  })
})

const quantities = (...texts: string[]) =>
  texts.map((text) => quantityOf(text)).filter((each) => each !== null)
const written = (list: readonly Quantity[]) => list.map(writtenAmount)

describe('amounts are added up', () => {
  test.for([
    [['500 g', '1 kg'], ['1.5 kg']],
    [['500 g', '600 g'], ['1.1 kg']],
    [['2 cups', '2 tbsp'], ['2⅛ cups']],
    [['1 tbsp', '1 tsp'], ['1⅓ tbsp']],
    [['8 oz', '1 lb'], ['1½ lb']],
    [
      ['2 cloves', '1 head'],
      ['2 cloves', '1 head'],
    ],
    [['1 can', '2 tins'], ['3 cans']],
    [
      ['2', '3', '1 lb'],
      ['5', '1 lb'],
    ],
    [['6', '1 dozen'], ['18']],
    [
      ['1 cup', '100 g'],
      ['1 cup', '100 g'],
    ],
    [[], []],
  ] as const)('%j is %j', ([list, sums]) => {
    expect(written(sumOf(quantities(...list)))).toEqual(sums)
  })

  test('whatever is added up, nothing is lost and nothing is gained', () => {
    const roll = dice(7)
    const units = [
      'g',
      'kg',
      'oz',
      'lb',
      'ml',
      'l',
      'cup',
      'tbsp',
      'tsp',
      'can',
      'tin',
      'clove',
      null,
    ]
    const inAll = (list: readonly Quantity[], unit: string | null) =>
      list.reduce((sum, each) => sum + (converted(each, unit) ?? 0), 0)
    for (let run = 0; run < 500; run += 1) {
      const list = Array.from({ length: roll(8) }, () => ({
        amount: (1 + roll(40)) / (1 + roll(4)),
        unit: units[roll(units.length)] ?? null,
      }))
      const sums = sumOf(list)
      for (const unit of units) expect(inAll(sums, unit)).toBeCloseTo(inAll(list, unit), 6)
      expect(sums.length).toBeLessThanOrEqual(list.length)
    }
  })
})

describe('what is at home is taken off', () => {
  const open = (need: string, ...stock: string[]) => {
    const [wanted] = quantities(need)
    const left = wanted && stillNeeded(wanted, stock.map(quantityOf))
    return left === undefined || left === 'unknown' ? left : writtenAmount(left)
  }

  test.for([
    ['1 kg', ['300 g'], '0.7 kg'],
    ['2 cups', ['½ cup'], '1½ cups'],
    ['3', ['1', '1'], '1'],
    ['3', ['5'], '0'],
    ['6', ['1 dozen'], '0'],
    ['500 g', [], '500 g'],
    ['2 cans', ['1 tin'], '1 can'],
    ['600 g', ['2 x 400 g tins'], '0 g'],
    ['2 tins (400g)', ['400 g'], '1 tin'],
    ['500 g', ['some'], 'unknown'],
    ['500 g', ['some', '500 g'], '0 g'],
    ['500 g', ['1 cup'], 'unknown'],
    ['3 cloves', ['1 head'], 'unknown'],
  ] as const)('%s with %j at home leaves %s', ([need, stock, left]) => {
    expect(open(need, ...stock)).toBe(left)
  })

  test('what is bought and what is at home are what is needed', () => {
    const roll = dice(11)
    const units = ['g', 'kg', 'oz', 'lb']
    const any = (): Quantity => ({ amount: (1 + roll(60)) / 4, unit: units[roll(4)] ?? 'g' })
    for (let run = 0; run < 500; run += 1) {
      const need = any()
      const stock = Array.from({ length: roll(4) }, any)
      const left = stillNeeded(need, stock)
      if (left === 'unknown') throw new Error('these can be compared')
      const atHome = stock.reduce((sum, each) => sum + (converted(each, need.unit) ?? 0), 0)
      expect(left.amount).toBeGreaterThanOrEqual(0)
      if (left.amount > 0) expect(left.amount + atHome).toBeCloseTo(need.amount, 6)
      else expect(atHome).toBeGreaterThanOrEqual(need.amount - 1e-6)
    }
  })
})

describe('units', () => {
  test.for([
    [1, 'cup', 'tbsp', 16],
    [3, 'tsp', 'tbsp', 1],
    [1, 'kg', 'g', 1000],
    [1, 'lb', 'oz', 16],
    [2, 'dozen', null, 24],
    [1, 'tin', 'can', 1],
    [1, 'cup', 'g', null],
    [1, 'clove', 'head', null],
    [1, 'inch', 'g', null],
  ] as const)('%d %s in %s', ([amount, unit, to, result]) => {
    const answer = converted({ amount, unit }, to)
    if (result === null) expect(answer).toBeNull()
    else expect(answer).toBeCloseTo(result, 6)
  })

  test('a cup has a weight only where the density is known and asked for', () => {
    const cup = { amount: 1, unit: 'cup' }
    expect(converted(cup, 'g', densityOf('All-purpose flour'))).toBeCloseTo(125, -0.5)
    expect(converted({ amount: 100, unit: 'g' }, 'ml', densityOf('water'))).toBe(100)
    expect(converted(cup, 'g', densityOf('chopped walnuts'))).toBeNull()
    expect(converted(cup, 'g')).toBeNull()
  })
})

test.for([
  [1.5, 'cup', '1½ cups'],
  [0.5, 'cup', '½ cup'],
  [750, 'g', '750 g'],
  [166.667, 'g', '167 g'],
  [2, 'can', '2 cans'],
  [3, 'bunch', '3 bunches'],
  [2, 'loaf', '2 loaves'],
  [2, 'tbsp', '2 tbsp'],
  [2, 'fl oz', '2 fl oz'],
  [2, 'lb', '2 lb'],
  [2, 'dozen', '2 dozen'],
  [33.3, null, '33'],
] as const)('%d %s is written %s', ([amount, unit, text]) => {
  expect(writtenAmount({ amount, unit })).toBe(text)
})
