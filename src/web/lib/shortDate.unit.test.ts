import { expect, test } from 'vitest'
import { shortDate } from './shortDate.ts'

const household = { timeZone: 'America/Los_Angeles', today: '2026-03-01', passcode: false }

test('a moment is the day it was at home', () => {
  expect(shortDate('2026-02-09T07:59:00.000Z', household)).toBe('Feb 8')
  expect(shortDate('2026-02-09T08:00:00.000Z', household)).toBe('Feb 9')
})

test('another year is named', () => {
  expect(shortDate('2026-01-01T07:00:00.000Z', household)).toBe('Dec 31, 2025')
})
