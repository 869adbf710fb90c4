import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayName,
  daysBetween,
  daysFrom,
  isDay,
  isTimeOfDay,
  startOfWeek,
  twelveHour,
} from './days.ts'

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
  expect(['00:05', '09:30', '12:00', '18:00'].map(twelveHour)).toEqual([
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '6:00 PM',
  ])
  expect(['00:00', '23:59'].every(isTimeOfDay)).toBe(true)
  expect(['24:00', '9:30', '12:60', 'noon'].some(isTimeOfDay)).toBe(false)
})
