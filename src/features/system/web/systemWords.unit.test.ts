import { expect, test } from 'vitest'
import { duration, size } from './systemWords.ts'

test('how long it has been running', () => {
  expect([5, 60, 3_660, 90_000, 2 * 86_400 + 240].map(duration)).toEqual([
    'less than a minute',
    '1 minute',
    '1 hour 1 minute',
    '1 day 1 hour',
    '2 days 4 minutes',
  ])
})

test('how much it takes', () => {
  expect([12, 380_928, 1_250_000].map(size)).toEqual(['1 KB', '381 KB', '1.3 MB'])
})
