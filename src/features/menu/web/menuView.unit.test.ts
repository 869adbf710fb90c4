import { describe, expect, test } from 'vitest'
import { meal } from '#features/menu/menu.factory.ts'
import type { MealEvent } from '../menu.contract.ts'
import { dayTitle, sectionOf, sectionsOf } from '../menu.logic.ts'
import {
  dayToPlan,
  droppedOn,
  menuText,
  moveTo,
  neighbour,
  rangeText,
  shownFrom,
  sometime,
  withArrangements,
} from './menuView.ts'

const today = '2026-11-14'

const stored = (given: Partial<MealEvent> = {}): MealEvent => ({
  ...meal(),
  seriesId: null,
  id: 1,
  version: 1,
  createdAt: '',
  updatedAt: '',
  ...given,
})

describe('days in words', () => {
  test('the period', () => {
    expect(rangeText(shownFrom('4day', today), today)).toBe('Nov 14 – Nov 17')
    expect(rangeText(shownFrom('day', today), today)).toBe('Nov 14')
    expect(rangeText(shownFrom('agenda', '2026-12-28'), today)).toBe('Dec 28, 2026 – Jan 3, 2027')
  })

  test.for([
    ['2026-11-13', 'Yesterday', 'Fri, Nov 13'],
    ['2026-11-14', 'Today', 'Sat, Nov 14'],
    ['2026-11-15', 'Tomorrow', 'Sun, Nov 15'],
    ['2026-11-16', 'Monday', 'Nov 16'],
  ] as const)('%s is %s, %s', ([day, title, date]) => {
    expect(dayTitle(day, today)).toEqual({ title, date })
  })

  test('a day in brief', () => {
    expect(dayTitle(today, today, true)).toEqual({ title: 'Today', date: 'Nov 14' })
    expect(dayTitle('2026-11-15', today, true)).toEqual({ title: 'Sun', date: 'Nov 15' })
  })
})

describe('a meal that moves', () => {
  const place = (date: string, mealType: string) => ({ date, section: sectionOf(mealType) })

  test('to another day keeps type and time', () => {
    expect(moveTo(stored(), place('2026-11-15', 'Dinner'))).toEqual({
      id: 1,
      changes: { date: '2026-11-15' },
    })
  })

  test('to another section becomes that, at its usual time', () => {
    const lunch = place(today, 'Lunch')
    expect(moveTo(stored(), lunch)?.changes).toEqual({ mealType: 'Lunch', time: '12:00' })
    const early = stored({ mealType: 'Breakfast', time: '09:00' })
    expect(moveTo(early, lunch)?.changes).toEqual({ mealType: 'Lunch', time: '12:00' })
    expect(moveTo(stored({ time: '12:00' }), lunch)?.changes).toEqual({ mealType: 'Lunch' })
    expect(moveTo(stored(), place(today, 'Brunch'))?.changes).toEqual({ mealType: 'Brunch' })
  })

  test('to where it is does not move, however its type is written', () => {
    expect(moveTo(stored({ mealType: 'snacks' }), place(today, 'Snack'))).toBeUndefined()
  })

  test('by arrow keys stays within the menu, with Sometime below its days', () => {
    const days = [today, '2026-11-15']
    const sections = sectionsOf([])
    const keys = (...pressed: string[]) =>
      pressed.reduce((at, key) => neighbour(at, key, days, sections), place(today, 'Dinner'))
    expect(keys('ArrowRight', 'ArrowUp')).toEqual(place('2026-11-15', 'Lunch'))
    expect(keys('ArrowRight', 'ArrowRight', 'ArrowDown')).toEqual(place('2026-11-15', 'Snack'))
    expect(keys('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight')).toEqual(sometime)
    expect(keys('ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual(place(today, 'Snack'))
    expect(keys('ArrowLeft')).toEqual(place(today, 'Dinner'))
  })

  test('is shown where it will be, in the order of the day', () => {
    const meals = [stored(), stored({ id: 2, date: '2026-11-15', time: '19:00' })]
    const removed = [{ id: 3, version: 1 }]
    const moves = [
      { moved: [{ id: 2, changes: { date: today } }], removed },
      { moved: [{ id: 2, changes: { time: '07:00' } }], removed: [] },
      { moved: [{ id: 9, changes: { time: '07:00' } }], removed: [] },
    ]
    expect(
      withArrangements([...meals, stored({ id: 3 })], moves).map(({ id, date, time }) => [
        id,
        date,
        time,
      ]),
    ).toEqual([
      [2, today, '07:00'],
      [1, today, '18:00'],
    ])
  })
})

describe('a meal that is dropped where others stand', () => {
  const soup = stored({ id: 2, date: '2026-11-15', mealType: 'Lunch', time: '12:30' })
  const bread = stored({ id: 3, date: '2026-11-15', mealType: 'lunch', time: '12:00' })
  const lunch = { date: '2026-11-15', section: sectionOf('Lunch') }
  const move = { id: 1, changes: { date: '2026-11-15', mealType: 'Lunch', time: '12:00' } }
  const choices = droppedOn(stored(), lunch, [soup, bread])

  test('swaps with all of them', () => {
    expect(choices['Swap places'].moved).toEqual([
      move,
      { id: 2, changes: { date: today, mealType: 'Dinner', time: '18:00' } },
      { id: 3, changes: { date: today, mealType: 'Dinner', time: '18:00' } },
    ])
    expect(choices['Swap places'].removed).toEqual([])
  })

  test('the people stay where they are, and what was set for them', () => {
    const seats = (dish: MealEvent, ...there: MealEvent[]) =>
      droppedOn(dish, lunch, there)['Swap places'].moved.map(
        ({ changes: { attendees, servings } }) => ({ attendees, servings }),
      )
    const few = stored({ attendees: ['Anna'], servings: 1 })
    const kept = { attendees: undefined, servings: undefined }
    expect(seats(few, soup)).toEqual([
      { attendees: null, servings: null },
      { attendees: ['Anna'], servings: 1 },
    ])
    expect(seats(few, { ...soup, attendees: ['Anna'], servings: 1 })).toEqual([kept, kept])
    const guests = { ...soup, attendees: ['Clara'], servings: 6 }
    const others = { ...bread, attendees: ['Otto', 'Clara'], servings: null }
    expect(seats(stored(), guests, others)).toEqual([
      { attendees: ['Clara', 'Otto'], servings: undefined },
      { attendees: null, servings: null },
      { attendees: null, servings: undefined },
    ])
    expect(droppedOn(few, lunch, [soup]).Instead.moved[0]?.changes).not.toHaveProperty('attendees')
  })

  test('replaces them, or stands beside them', () => {
    expect(choices.Instead).toMatchObject({ moved: [move], removed: [soup, bread] })
    expect(choices['As well']).toMatchObject({ moved: [move], removed: [] })
  })
})

test('a new meal goes to the first day on screen that is not over', () => {
  expect(dayToPlan(shownFrom('week', '2026-11-10'), today)).toBe(today)
  expect(dayToPlan(shownFrom('week', '2026-11-20'), today)).toBe('2026-11-20')
  expect(dayToPlan(shownFrom('2day', '2026-11-01'), today)).toBe('2026-11-01')
})

test('the menu as a message', () => {
  const meals = [
    stored({ date: '2026-11-15', recipeName: 'Pancakes', mealType: 'breakfast', time: '09:00' }),
    stored({ recipeName: 'Apples', mealType: 'snacks', time: '15:00', attendees: ['Maya'] }),
    stored({ recipeName: 'Tacos' }),
  ]
  expect(menuText(shownFrom('4day', today), meals, today)).toBe(
    [
      'Menu, Nov 14 – Nov 17',
      'Saturday, Nov 14\nDinner: Tacos (6:00 PM, Everyone)\nSnack: Apples (3:00 PM, Maya)',
      'Sunday, Nov 15\nBreakfast: Pancakes (9:00 AM, Everyone)',
    ].join('\n\n'),
  )
})
