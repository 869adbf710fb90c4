import { describe, expect, onTestFinished, test } from 'vitest'
import { takeWaysFrom, usualWays } from '#shared/ways.ts'
import { defaultTime, eaters, sectionOf, sectionsOf, typeName, viewDays } from './menu.logic.ts'

describe('meal types', () => {
  test.for([
    ['snack', 'Snacks'],
    ['Snacks', 'Snacks'],
    [' SNACK ', 'Snacks'],
    ['dinner', 'Dinner'],
    ['Brunch', 'Brunch'],
    ['snack bar', 'snack bar'],
  ] as const)('%j stands under %j', ([mealType, label]) => {
    expect(sectionOf(mealType).label).toBe(label)
  })

  test('have their places, and no type is left out', () => {
    const meals = ['brunch', 'Snack', 'LUNCH', 'Brunch', 'Second breakfast'].map((mealType) => ({
      mealType,
    }))
    expect(sectionsOf(meals).map((section) => section.label)).toEqual([
      'Breakfast',
      'Lunch',
      'Dinner',
      'Snacks',
      'brunch',
      'Second breakfast',
    ])
  })

  test('are called by one name, and have their usual times', () => {
    expect(['snacks', 'BREAKFAST', 'Brunch'].map(typeName)).toEqual([
      'Snack',
      'Breakfast',
      'Brunch',
    ])
    expect(['breakfast', 'Lunch', 'Dinner', 'snacks', 'Brunch'].map(defaultTime)).toEqual([
      '08:00',
      '12:00',
      '18:00',
      '15:00',
      undefined,
    ])
    const before = takeWaysFrom(() => ({ ...usualWays, dinnerTime: '18:30' }))
    onTestFinished(() => void takeWaysFrom(before))
    expect(['dinner', 'Lunch'].map(defaultTime), "the household's own").toEqual(['18:30', '12:00'])
  })
})

test('nobody named means everyone', () => {
  expect([null, [], ['Mom', 'Dad']].map(eaters)).toEqual(['Everyone', 'Everyone', 'Mom, Dad'])
})

test('views show 1, 2, 4 and 7 days', () => {
  expect(viewDays).toEqual({ day: 1, '2day': 2, '4day': 4, week: 7, agenda: 7 })
})
