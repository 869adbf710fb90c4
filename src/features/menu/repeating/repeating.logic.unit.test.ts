import { expect, test } from 'vitest'
import { addDays } from '#shared/days.ts'
import { daysAhead, daysDue, goingOn, type Rhythm, sayRepeats } from './repeating.logic.ts'

/** 2026-11-14 is a Saturday. */
const rhythm = (given: Partial<Rhythm> = {}): Rhythm => ({
  weekdays: [6],
  everyWeeks: 1,
  firstDay: '2026-11-14',
  lastDay: null,
  ...given,
})
const due = (given: Partial<Rhythm>, from = '2026-11-01', to = '2026-12-20') =>
  daysDue(rhythm(given), from, to).map((day) => day.slice(5))

test('a meal is due on its weekdays, from the first day to the last', () => {
  expect(due({})).toEqual(['11-14', '11-21', '11-28', '12-05', '12-12', '12-19'])
  expect(due({ lastDay: '2026-11-28' })).toEqual(['11-14', '11-21', '11-28'])
  expect(due({ weekdays: [3, 6], lastDay: '2026-11-25' })).toEqual([
    '11-14',
    '11-18',
    '11-21',
    '11-25',
  ])
  expect(due({}, '2026-11-15', '2026-11-14')).toEqual([])
})

test('weeks are counted from the first day', () => {
  expect(due({ everyWeeks: 2 })).toEqual(['11-14', '11-28', '12-12'])
  // Saturday and the Sunday after it stay together.
  expect(due({ everyWeeks: 2, weekdays: [0, 6] })).toEqual([
    '11-14',
    '11-15',
    '11-28',
    '11-29',
    '12-12',
    '12-13',
  ])
})

test('half a year of every day is less than 200 meals', () => {
  const everyDay = rhythm({ weekdays: [0, 1, 2, 3, 4, 5, 6] })
  expect(daysDue(everyDay, '2026-11-14', addDays('2026-11-14', daysAhead))).toHaveLength(183)
})

test('a rhythm goes on as it was from a later day, or moves with its meal', () => {
  const weekends = rhythm({ everyWeeks: 2, weekdays: [0, 6] })
  const from = '2026-11-29'
  expect(daysDue(goingOn(weekends, from, 0), from, '2027-01-31')).toEqual(
    daysDue(weekends, from, '2027-01-31'),
  )
  expect(goingOn(rhythm(), '2026-11-21', 1)).toMatchObject({
    weekdays: [0],
    firstDay: '2026-11-22',
  })
  expect(goingOn(rhythm({ weekdays: [0, 3] }), '2026-11-15', -1).weekdays).toEqual([2, 6])
})

test('a rhythm is said as people say it', () => {
  const say = (weekdays: number[], everyWeeks = 1) => sayRepeats({ weekdays, everyWeeks })
  expect(say([6])).toBe('Every Saturday')
  expect(say([0, 6])).toMatch(/^Every (Saturday and Sunday|Sunday and Saturday)$/)
  expect(say([1, 3, 5])).toBe('Every Mon, Wed and Fri')
  expect(say([0, 1, 2, 3, 4, 5, 6])).toBe('Every day')
  expect(say([6], 2)).toBe('Every other Saturday')
  expect(say([6], 3)).toBe('Every 3 weeks on Saturday')
})
