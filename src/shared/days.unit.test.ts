import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addDays,
  briefTime,
  dayName,
  daysBetween,
  daysFrom,
  isDay,
  isTimeOfDay,
  sayDay,
  sayHour,
  sayTime,
  startOfSaidWeek,
  startOfWeek,
} from './days.ts'
import { takeWaysFrom, usualWays, type Ways } from './ways.ts'

describe('days', () => {
  test('are counted across months, years and clock changes', () => {
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(startOfWeek('2026-11-14')).toBe('2026-11-08')
    expect(startOfWeek('2026-11-08')).toBe('2026-11-08')
  })

  test('are said as a family says them', () => {
    const today = '2026-11-14'
    expect(dayName('2026-11-14', today)).toBe('Today')
    expect(dayName('2026-11-15', today)).toBe('Tomorrow')
    expect(dayName('2026-11-13', today)).toBe('Yesterday')
    expect(dayName('2026-11-16', today)).toBe('Mon, Nov 16')
  })

  test('must exist', () => {
    expect(isDay('2026-02-28')).toBe(true)
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2026-13-01')).toBe(false)
    expect(isDay('2026-1-1')).toBe(false)
    expect(isDay('tomorrow')).toBe(false)
  })
})

test('times of day', () => {
  expect(['00:05', '09:30', '12:00', '18:00'].map((time) => sayTime(time))).toEqual([
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '6:00 PM',
  ])
  expect([sayTime('17:41:12'), briefTime('18:05'), sayHour(6), sayHour(18)]).toEqual([
    '5:41:12 PM',
    '6:05',
    '6 AM',
    '6 PM',
  ])
  expect(['00:00', '23:59'].every(isTimeOfDay)).toBe(true)
  expect(['24:00', '9:30', '12:60', 'noon'].some(isTimeOfDay)).toBe(false)
})

describe('a household’s way', () => {
  const monday: Ways = { weekStart: 'Monday', clock: '24', dates: 'day first', units: 'metric' }
  let chosen = monday
  let before: () => Ways
  beforeEach(() => {
    chosen = monday
    before = takeWaysFrom(() => chosen)
  })
  afterEach(() => void takeWaysFrom(before))

  test('says days and times', () => {
    expect(dayName('2026-11-16', '2026-11-14')).toBe('Mon, 16 Nov')
    const long = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const
    expect(sayDay('2026-11-16', long)).toBe('Monday, 16 November 2026')
    expect(sayDay('2026-11-16', long, 'year first')).toBe('Monday, 2026 November 16')
    expect(sayDay('2026-11-16', { weekday: 'short' })).toBe('Mon')
    expect([sayTime('18:05'), briefTime('09:30'), sayTime('17:41:12'), sayHour(6)]).toEqual([
      '18:05',
      '09:30',
      '17:41:12',
      '06:00',
    ])
  })

  test('begins its weeks', () => {
    expect(startOfWeek('2026-11-15')).toBe('2026-11-09')
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16')
    expect(startOfWeek('2026-11-16', 'Saturday')).toBe('2026-11-14')
  })

  test('begins the weeks of which people speak', () => {
    const sunday = '2026-11-15'
    expect(startOfSaidWeek(sunday)).toBe('2026-11-09')
    chosen = { ...monday, weekStart: 'Saturday' }
    expect(startOfSaidWeek(sunday)).toBe('2026-11-14')
    chosen = usualWays
    expect(startOfSaidWeek(sunday), 'a weekend ends a week').toBe('2026-11-09')
  })
})
