import { describe, expect, test } from 'vitest'
import type { DayLine, TakenStock } from '../days.contract.ts'
import {
  byAisle,
  dishesText,
  moreText,
  noteText,
  scaledText,
  stockText,
  whyText,
} from './dayWords.ts'

// A Saturday.
const today = '2026-11-14'
const soup = { mealId: 1, date: '2026-11-17', title: 'Soup', line: '2 onions' }
const tacos = { mealId: 2, date: '2026-11-19', title: 'Tacos', line: '2 onions' }

const onions: DayLine = {
  key: 'onion',
  name: 'Onions',
  food: 'onions',
  quantity: '3',
  category: 'Produce',
  store: null,
  needed: '4',
  stocked: '1',
  onList: null,
  listed: [],
  why: [soup, tacos],
  minus: [],
  isStocked: false,
  isMaybe: false,
  mayBeOver: false,
  isStaple: false,
  goodUntil: null,
}

describe('why something is bought', () => {
  test.for([
    [{}, 'For Soup (Tue) and Tacos (Thu): 4'],
    [{ onList: '1' }, 'For Soup (Tue) and Tacos (Thu): 4, on the list: 1'],
    [{ onList: 'onion', why: [soup] }, 'For Soup (Tue): 4, on the list'],
    [{ needed: null, why: [soup] }, 'For Soup (Tue)'],
    [
      { why: [soup], goodUntil: '2026-11-16' },
      'For Soup (Tue): 4, yours is only good until Nov 16',
    ],
    [
      { why: [soup], goodUntil: '2026-11-13' },
      'For Soup (Tue): 4, yours was only good until yesterday',
    ],
    [
      { why: [soup], isMaybe: true, mayBeOver: true },
      'For Soup (Tue): 4, yours may be over by then',
    ],
    [
      { name: 'Salt', needed: null, isStaple: true, isStocked: true, why: [soup] },
      'For Soup (Tue), always at home',
    ],
    [{ why: [{ ...soup, mealId: null, date: null }] }, 'Needs 4'],
    [{ why: [{ ...soup, mealId: null, date: null, line: 'Basil' }], needed: null }, 'Basil'],
  ] satisfies [Partial<DayLine>, string][])('%j', ([given, expected]) => {
    expect(whyText({ ...onions, ...given }, today)).toBe(expected)
  })

  test.for([
    ['2026-11-14', 'Soup (today)', 'For Soup (Sat)'],
    ['2026-11-15', 'Soup (tomorrow)', 'For Soup (Sun)'],
    ['2026-11-20', 'Soup (Fri)', 'For Soup (Fri)'],
    ['2026-11-21', 'Soup (Nov 21)', 'For Soup (Nov 21)'],
  ] as const)('on %s: %s, and on the list: %s', ([date, now, kept]) => {
    const dishes = [{ title: 'Soup', date }]
    expect(dishesText(dishes, today)).toBe(now)
    expect(noteText(dishes, today)).toBe(kept)
  })

  test('of many dishes the first are named', () => {
    const dishes = ['A', 'B', 'C', 'D', 'E', 'A'].map((title) => ({ title, date: null }))
    expect(dishesText(dishes.slice(0, 4), today)).toBe('A, B, C, and D')
    expect(dishesText(dishes, today)).toBe('A, B, C, and 2 more')
  })
})

test.for([
  [{}, 'You have 1 bag (Shallots) in the Fridge'],
  [{ name: 'onion', location: 'Counter' }, 'You have 1 bag on the Counter'],
  [{ name: 'Onions', location: 'Unknown' }, 'You have 1 bag at home'],
  [
    { name: 'Onions', has: '4', quantity: '½', isPart: true },
    'You have 4 in the Fridge, ½ of it for this, the rest for other meals',
  ],
] as const)('what is at home: %j', ([given, expected]) => {
  const stock: TakenStock = {
    id: 1,
    name: 'Shallots',
    location: 'Fridge',
    has: '1 bag',
    quantity: '2',
    isPart: false,
    food: 'onions',
    ...given,
  }
  expect(stockText(stock, onions)).toBe(expected)
})

test.for([
  [2, '2026-11-18', '2 more meals until Wed, Nov 18: shop for them too'],
  [1, '2026-11-15', '1 more meal until tomorrow: shop for it too'],
] as const)('%d meals until %s: %s', ([meals, endDate, expected]) => {
  expect(moreText({ meals, endDate }, today)).toBe(expected)
})

test('aisles stand as the list has them, then by name, and what has none under Other', () => {
  const lines = ['Zoo', 'Produce', null, 'Dairy', 'Baby', 'Produce'].map((category, n) => ({
    ...onions,
    key: String(n),
    category,
  }))
  const aisles = byAisle(lines).map(({ category }) => category)
  expect(aisles).toEqual(['Dairy', 'Produce', 'Produce', null, 'Baby', 'Zoo'])
})

test('what is good for some of the days only is not kept for other meals', () => {
  const part = {
    id: 1,
    name: 'Onions',
    location: 'Fridge',
    has: '4',
    quantity: '1',
    food: 'onions',
  }
  const line = { ...onions, goodUntil: '2026-11-15' }
  expect(stockText({ ...part, isPart: true }, line)).toBe('You have 4 in the Fridge')
})

test('says for how many a dish counts, where more eat than its recipe is for', () => {
  const said = scaledText(
    [
      { ...soup, servings: 6 },
      { ...tacos, servings: 6 },
      { ...soup, title: 'Oats', servings: 5 },
    ],
    today,
  )
  expect(said).toBe(
    'More eat than the recipe is for, so it counts for all: Soup (Tue) and Tacos (Thu) for 6; Oats (Tue) for 5.',
  )
})
