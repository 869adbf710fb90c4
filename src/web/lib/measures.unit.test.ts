import { expect, test } from 'vitest'
import { sayAge, sayBytes, sayDuration } from './measures.ts'

test('how long it has been running', () => {
  expect([5, 60, 3_660, 90_000, 2 * 86_400 + 240].map(sayDuration)).toEqual([
    'less than a minute',
    '1 minute',
    '1 hour 1 minute',
    '1 day 1 hour',
    '2 days 4 minutes',
  ])
})

test('how much it takes', () => {
  expect([12, 380_928, 1_250_000].map(sayBytes)).toEqual(['1 KB', '381 KB', '1.3 MB'])
})

test('how long ago it was', () => {
  expect([5, 60, 7_300, 9 * 86_400].map(sayAge)).toEqual([
    'just now',
    '1 minute ago',
    '2 hours ago',
    '9 days ago',
  ])
})
