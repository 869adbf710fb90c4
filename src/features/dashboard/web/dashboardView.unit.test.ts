import { describe, expect, test } from 'vitest'
import type { DayLine } from '#features/mealShopping/days.contract.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import {
  forServings,
  greeting,
  missingText,
  nextMeal,
  rowsInOrder,
  toUseSoon,
  untilMeal,
} from './dashboardView.ts'
import { startingWithin } from './startingWithin.ts'

const today = '2026-11-17'
const meal = (mealType: string, time: string) => ({ mealType, time, date: today }) as MealEvent

test('greets by the hour', () => {
  const times = ['00:05', '04:59', '05:00', '11:59', '12:00', '16:59', '17:00', '23:59']
  expect(times.map(greeting)).toEqual([
    'Hello',
    'Hello',
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ])
})

describe('the next meal', () => {
  const meals = [meal('Breakfast', '08:00'), meal('dinner', '18:00'), meal('snacks', '21:30')]

  test('is the first that has not begun', () => {
    expect(nextMeal(meals, today, '08:00')).toBe(meals[0])
    expect(nextMeal(meals, today, '08:01')).toBe(meals[1])
    expect(nextMeal(meals, today, '22:00')).toBeUndefined()
    const tomorrow = { ...meal('Breakfast', '08:00'), date: '2999-01-01' }
    expect(nextMeal([...meals, tomorrow], today, '22:00')).toBe(tomorrow)
    expect(untilMeal(tomorrow, today, '22:00')).toBe('breakfast tomorrow')
  })

  test('is said with how long it takes', () => {
    expect(untilMeal(meal('dinner', '18:00'), today, '16:10')).toBe('dinner in 2 hours')
    expect(untilMeal(meal('Dinner', '18:00'), today, '17:00')).toBe('dinner in 1 hour')
    expect(untilMeal(meal('Lunch', '12:00'), today, '11:59')).toBe('lunch in 1 minute')
    expect(untilMeal(meal('Snacks', '15:00'), today, '15:00')).toBe('snack now')
  })
})

test('what to use soon: what has seven days or less, the soonest first', () => {
  const today = '2026-11-15'
  const items = [
    { ...pantryItem({ name: 'Feta', expiryDate: '2 weeks' }), expiresOn: '2026-11-29' },
    { ...pantryItem({ name: 'Beef', expiryDate: '2 weeks' }), expiresOn: '2026-11-22' },
    { ...pantryItem({ name: 'Milk', expiryDate: 'Nov 12' }), expiresOn: '2026-11-12' },
    { ...pantryItem({ name: 'Cream', expiryDate: 'Tuesday' }), expiresOn: '2026-11-17' },
    pantryItem({ name: 'Yogurt', expiryDate: 'soon' }),
    pantryItem({ name: 'Spinach', expiryDate: 'Soon' }),
    pantryItem({ name: 'Rice', expiryDate: null }),
    pantryItem({ name: 'Jam', expiryDate: 'after opening' }),
  ] as PantryItem[]
  const names = toUseSoon(items, today).map((item) => item.name)
  expect(names).toEqual(['Milk', 'Cream', 'Spinach', 'Yogurt', 'Beef'])
})

test.for([
  [['lunch'], ['pancakes'], ['lunch', 'piano', 'pancakes'], undefined],
  [[], ['pancakes'], ['piano', 'pancakes'], undefined],
  [['lunch'], [], ['lunch'], 'piano'],
  [['lunch', 'dinner'], ['pancakes'], ['lunch', 'dinner', 'pancakes'], 'piano'],
] as const)('of %j and %j', ([todays, tomorrows, rows, also]) => {
  expect(rowsInOrder([...todays], 'piano', [...tomorrows], 2)).toEqual({ rows, also })
})

test('each event stands in one gap between meals', () => {
  const parts = [0, 9 * 60, 12 * 60, 16 * 60 + 30].map((from) => ({ from }))
  const gaps = [
    [undefined, '08:00'],
    ['08:00', '12:00'],
    ['12:00', undefined],
  ] as const
  expect(gaps.map(([from, until]) => startingWithin(parts, from, until).length)).toEqual([1, 1, 2])
})

test.for([
  ['4', 'For 4 servings'],
  ['1', 'For 1 serving'],
  ['12 cookies', 'For 12 cookies'],
  ['Serves 4', 'Serves 4'],
  [null, undefined],
] as const)('a recipe of %j is shopped for as %j', ([written, said]) => {
  expect(forServings(written)).toBe(said)
})

const line = (name: string, given: Partial<DayLine> = {}) =>
  ({ name, quantity: '1 bag', isStocked: false, isMaybe: false, onList: null, ...given }) as DayLine
const onList = { isStocked: true, onList: '1 bag' }

test.for([
  [[], ''],
  [[line('Oats', { isStocked: true }), line('Salt', { isMaybe: true })], ''],
  [[line('Chia seeds')], '1 bag chia seeds missing'],
  [[line('Chia seeds', onList), line('Yogurt', onList)], '2 on the shopping list'],
  [
    [line('Chia seeds'), line('Oats', { quantity: null }), line('Yogurt', onList)],
    '1 bag chia seeds and 1 more missing, 1 on the shopping list',
  ],
] as const)('what is not at home is said: %#', ([lines, said]) => {
  expect(missingText(lines)).toBe(said)
})
