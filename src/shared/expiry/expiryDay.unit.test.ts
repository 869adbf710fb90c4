import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../days.ts'
import { readExpiryDay } from './expiryDay.ts'

/** A Sunday. */
const today = '2026-11-15'

describe('a day', () => {
  test.for([
    ['2026-11-22', '2026-11-22'],
    ['by 2026-11-14!', '2026-11-14'],
    ['2026/11/22', '2026-11-22'],
    ['11/22/2026', '2026-11-22'],
    ['22/11/2026', '2026-11-22'],
    ['11-22-26', '2026-11-22'],
    ['1/5/27', '2027-01-05'],
    ['11/22', '2026-11-22'],
    ['22/11', '2026-11-22'],
    ['11/3', '2026-11-03'],
    ['1/2', '2027-01-02'],
    ['22.11.2026', '2026-11-22'],
    ['22.11.26', '2026-11-22'],
    ['22.11.', '2026-11-22'],
    ['Nov 22', '2026-11-22'],
    ['Nov. 22nd, 2026', '2026-11-22'],
    ['Sunday, November 22', '2026-11-22'],
    ['22 November', '2026-11-22'],
    ['the 22nd of November 2026', '2026-11-22'],
    ["22 Nov '27", '2027-11-22'],
    ['Jan 2', '2027-01-02'],
    ['Feb 29', '2028-02-29'],
    ['Best before: Nov 22, 2026 (3 days after opening)', '2026-11-22'],
    ['Expires on Nov 22.', '2026-11-22'],
    ['expired Nov 20', '2025-11-20'],
    ['expired 10/30', '2026-10-30'],
  ] as const)('%s is %s', ([text, day]) => {
    expect(readExpiryDay(text, today)).toBe(day)
  })

  test.for([
    ['November 2026', '2026-11-30'],
    ['Feb 2028', '2028-02-29'],
    ['11/2026', '2026-11-30'],
    ['November', '2026-11-30'],
    ['March', '2027-03-31'],
    ['end of March', '2027-03-31'],
    ['mid-December', '2026-12-15'],
    // 11/26 is a day of November; a day that no November has is a year.
    ['11/26', '2026-11-26'],
    ['11/31', '2031-11-30'],
    ['02/30', '2030-02-28'],
  ] as const)('of %s the last one is %s', ([text, day]) => {
    expect(readExpiryDay(text, today)).toBe(day)
  })

  test('that no calendar has is none', () => {
    for (const text of ['2026-13-40', '2026-02-30', '13/25', 'Nov 31', '0/0', '99.99.'])
      expect(readExpiryDay(text, today), text).toBeNull()
  })
})

test.for([
  ['today', 0],
  ['Tonight', 0],
  ['this evening', 0],
  ['now', 0],
  ['Tomorrow', 1],
  ['tomorrow morning', 1],
  ['the day after tomorrow', 2],
  ['Sunday', 0],
  ['Wed', 3],
  ['by Friday', 5],
  ['this Friday', 5],
  ['Friday night', 5],
  ['next Friday', 5],
  ['next Monday', 1],
  ['last Friday', -2],
  ['3 days', 3],
  ['in 3 days', 3],
  ['good for another 3 days', 3],
  ['3d', 3],
  ['3-4 days', 3],
  ['a day or two', 1],
  ['2 weeks', 14],
  ['about two weeks', 14],
  ['less than a week', 7],
  ['a week left', 7],
  ['a couple of weeks', 14],
  ['a month', 30],
  ['2 years', 731],
  ['next week', 7],
  ['this weekend', 0],
  ['weekend', 0],
  ['next weekend', 7],
  ['end of the week', 0],
  ['by the end of the month', 15],
  ['expired', -1],
  ['Expired!', -1],
  ['yesterday', -1],
  ['expired yesterday', -1],
  ['2 days ago', -2],
  ['expired 3 days ago', -3],
  ['expired Friday', -2],
] as const)('%s is %i days away', ([text, days]) => {
  const day = readExpiryDay(text, today)
  expect(day && daysBetween(today, day)).toBe(days)
})

test('counts from the day on which it was written', () => {
  const tuesday = addDays(today, 2)
  expect(readExpiryDay('weekend', tuesday)).toBe('2026-11-21')
  expect(readExpiryDay('end of the week', tuesday)).toBe('2026-11-22')
  expect(readExpiryDay('2 weeks', tuesday)).toBe('2026-12-01')
  expect(readExpiryDay('a month', '2027-01-31')).toBe('2027-02-28')
})

test.for([
  null,
  '',
  'Soon',
  'after opening',
  '3 days after opening',
  'opened Nov 3',
  'bought yesterday',
  'frozen 2 weeks ago',
  'check the label',
  'sunflower',
  'never',
  '1/',
  'A9',
])('%s names no day', (text) => {
  expect(readExpiryDay(text, today)).toBeNull()
})

test.for(['x', ' ', '9', '1 ', 'a ', '3-', '(', 'by ', '. ', 'a couple of '])(
  'a million times %j names no day',
  (part) => {
    expect(readExpiryDay(part.repeat(1_000_000), today)).toBeNull()
    const day = readExpiryDay(`${part.repeat(25)}Nov 22 ${part.repeat(25)}`, today)
    expect([null, '2026-11-22']).toContain(day)
  },
)
