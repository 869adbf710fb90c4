import { expect, test } from 'vitest'
import { daysLeft } from './expiry.ts'

/** A Sunday. */
const today = '2026-11-15'

test.for([
  ['2026-11-20', 5],
  ['by 2026-11-14!', -1],
  ['11/17', 2],
  ['1/5/27', 51],
  ['Nov 16', 1],
  ['20 November 2026', 5],
  ['Jan 2', 48],
  ['today', 0],
  ['Tomorrow', 1],
  ['Soon', 2],
  ['expired', -1],
  ['Sunday', 0],
  ['Wed', 3],
  ['3 days', 3],
  ['two weeks', 14],
  ['a month', 30],
  ['next week', 7],
] as const)('%s is %i days', ([text, days]) => {
  expect(daysLeft(text, today)).toBe(days)
})

test.for(['', 'after opening', '2026-13-40', 'weekend', 'x'.repeat(50_000), 'sunflower'])(
  'no day can be made out of %s',
  (text) => {
    expect(daysLeft(text, today)).toBeUndefined()
  },
)
