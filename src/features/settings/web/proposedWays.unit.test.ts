import { expect, test } from 'vitest'
import { usualWays } from '#shared/ways.ts'
import { proposedWays } from './proposedWays.ts'
import { sayWays } from './waysWords.ts'

test.for([
  ['de', 'Weeks start on Monday, 18:30, 16 Nov 2026, grams and °C'],
  ['en-GB', 'Weeks start on Monday, 18:30, 16 Nov 2026, grams and °C'],
  ['en-AU', 'Weeks start on Monday, 6:30 PM, 16 Nov 2026, grams and °C'],
  ['sv-SE', 'Weeks start on Monday, 18:30, 2026 Nov 16, grams and °C'],
  ['ja', 'Weeks start on Sunday, 18:30, 2026 Nov 16, grams and °C'],
  ['ar-EG', 'Weeks start on Saturday, 6:30 PM, 16 Nov 2026, grams and °C'],
  ['fa-IR', 'Weeks start on Saturday, 18:30, 2026 Nov 16, grams and °C'],
] as const)('a browser in %s proposes: %s', ([language, words]) => {
  expect(sayWays(proposedWays(language))).toBe(words)
})

test('a browser in the United States proposes what is usual', () => {
  expect(proposedWays('en-US')).toEqual(usualWays)
  expect(proposedWays('en')).toEqual(usualWays)
})

test.for(['C', 'en-US@posix', ''])('a browser that says %j proposes what is usual', (language) => {
  expect(proposedWays(language)).toEqual(usualWays)
})
