import { expect, test } from 'vitest'
import { clockIn, timeIn } from './time.ts'

test('a moment has another time of day in every zone', () => {
  const moment = new Date('2026-11-15T18:20:30Z')
  expect(timeIn('America/Los_Angeles', moment)).toBe('10:20')
  expect(clockIn('America/Los_Angeles', moment)).toBe('10:20:30')
  expect(clockIn('Europe/Berlin', moment)).toBe('19:20:30')
  expect(clockIn('UTC', new Date('2026-11-15T00:00:00Z'))).toBe('00:00:00')
})
