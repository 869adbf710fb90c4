import { expect, test } from 'vitest'
import { clockIn, lastTimeIn, timeIn } from './time.ts'

test('a moment has another time of day in every zone', () => {
  const moment = new Date('2026-11-15T18:20:30Z')
  expect(timeIn('America/Los_Angeles', moment)).toBe('10:20')
  expect(clockIn('America/Los_Angeles', moment)).toBe('10:20:30')
  expect(clockIn('Europe/Berlin', moment)).toBe('19:20:30')
  expect(clockIn('UTC', new Date('2026-11-15T00:00:00Z'))).toBe('00:00:00')
})

test.each([
  ['2026-11-15T12:00:00Z', '2026-11-15T11:30:00.000Z', 'today'],
  ['2026-11-15T11:29:59Z', '2026-11-14T11:30:00.000Z', 'yesterday'],
  ['2026-11-15T11:30:00Z', '2026-11-15T11:30:00.000Z', 'this very moment'],
  ['2026-03-09T07:30:00Z', '2026-03-08T10:30:00.000Z', 'the day that had 23 hours'],
  ['2026-11-02T08:30:00Z', '2026-11-01T11:30:00.000Z', 'the day that had 25 hours'],
])('at %s the clock last showed 3:30 at %s: %s', (moment, last) => {
  expect(lastTimeIn('America/Los_Angeles', '03:30', new Date(moment)).toISOString()).toBe(last)
})
