import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/days.ts'
import { dueIn, expiryUrgency, sayExpiry } from './pantry.logic.ts'

const today = '2026-11-15'

/** What keeps for so many days from today on; no day where none is named. */
const keeping = (expiryDate: string | null, days?: number) => ({
  expiryDate,
  expiresOn: days === undefined ? null : addDays(today, days),
})

describe('urgency', () => {
  test.for([
    ['Soon', 'urgent'],
    [' sOON ', 'urgent'],
    ['2 weeks', 'warning'],
    ['next Week', 'warning'],
    ['weekend', 'neutral'],
    ['a week after the weekend', 'warning'],
    ['sooner or later', 'neutral'],
    ['March', 'neutral'],
  ] as const)('%j alone is %s', ([text, urgency]) => {
    expect(expiryUrgency(keeping(text), today)).toBe(urgency)
  })

  test.for([
    ['Nov 22', 8, 'neutral'],
    ['Nov 22', 7, 'warning'],
    ['Nov 22', 3, 'warning'],
    ['Nov 22', 2, 'urgent'],
    ['tomorrow', 1, 'urgent'],
    ['Nov 12', -3, 'urgent'],
    ['2 weeks', 1, 'urgent'],
    ['2 weeks', 40, 'warning'],
    ['soon', 40, 'urgent'],
  ] as const)('%j with %i days left is %s: days only raise it', ([text, days, urgency]) => {
    expect(expiryUrgency(keeping(text, days), today)).toBe(urgency)
  })
})

test.for([
  ['after opening', undefined, 'after opening'],
  ['2 weeks', 14, '2 weeks'],
  ['2 weeks', 5, '2 weeks · 5 days left'],
  ['3 days', 1, '3 days · 1 day left'],
  ['3 days', 0, '3 days · expires today'],
  ['Nov 22', 7, 'Nov 22 · 7 days left'],
  ['Nov 22', 1, 'Nov 22 · tomorrow'],
  ['Friday', 0, 'Friday · today'],
  ['Tomorrow', 1, 'Tomorrow'],
  ['Tomorrow', 0, 'Tomorrow · expires today'],
  ['Nov 14', -1, 'Nov 14 · expired yesterday'],
  ['a week', -3, 'a week · expired 3 days ago'],
  ['Expired', -1, 'Expired'],
  ['Expired', -3, 'Expired 3 days ago'],
  ['March', 31, 'March'],
] as const)('%j with %j days left is said as %j', ([text, days, said]) => {
  expect(sayExpiry(keeping(text, days), today)).toBe(said)
})

test('what is due: by its day, else by its words', () => {
  expect(dueIn(keeping('2 weeks', 5), today)).toBe(5)
  expect(dueIn(keeping('use soon'), today)).toBe(2)
  expect(dueIn(keeping('after opening'), today)).toBeNull()
  expect(dueIn(keeping(null), today)).toBeNull()
})
