import { expect, test } from 'vitest'
import { stepParts } from './stepTimes.logic.ts'

const times = (step: string) =>
  stepParts(step).flatMap((part) => (typeof part === 'string' ? [] : [[part.text, part.seconds]]))

test.for([
  ['Roast 40 minutes.', [['40 minutes', 2_400]]],
  ['Simmer for 10–12 minutes, stirring', [['10–12 minutes', 600]]],
  ['Bake 25 to 30 min until golden', [['25 to 30 min', 1_500]]],
  ['Cook 1 hour 30 minutes', [['1 hour 30 minutes', 5_400]]],
  ['Cook for 1 hr and 15 mins.', [['1 hr and 15 mins', 4_500]]],
  ['Leave it for 1½ hours', [['1½ hours', 5_400]]],
  ['Leave it for 1 1/2 hours', [['1 1/2 hours', 5_400]]],
  [
    '1.5 h, or 1,5 h',
    [
      ['1.5 h', 5_400],
      ['1,5 h', 5_400],
    ],
  ],
  ['Rest half an hour', [['half an hour', 1_800]]],
  ['Wait an hour', [['an hour', 3_600]]],
  ['Bake an hour and a half until golden', [['an hour and a half', 5_400]]],
  ['Chill for three quarters of an hour.', [['three quarters of an hour', 2_700]]],
  ['Roast one and a half hours', [['one and a half hours', 5_400]]],
  ['Stir for 45 seconds', [['45 seconds', 45]]],
  ['Give it ten minutes', [['ten minutes', 600]]],
  ['A 20-minute nap', [['20-minute', 1_200]]],
  [
    'Fry 2 minutes on one side, 1 minute on the other',
    [
      ['2 minutes', 120],
      ['1 minute', 60],
    ],
  ],
] as const)('%s', ([step, expected]) => {
  expect(times(step)).toEqual(expected)
})

test.for([
  'Heat the oven to 425°F.',
  'Add 2 cups of milk and 3 eggs',
  'Leave overnight',
  'Use 500 ml of stock',
  'Cut into 3 cm pieces',
  'Cook 0 minutes',
  'Cure for 900 hours',
  'Set 2 minds to it',
])('no time in: %s', (step) => {
  expect(times(step)).toEqual([])
})

test('the parts together are the step, to the letter', () => {
  const step = 'Boil 8 minutes, drain; then 30 sec. more. Serve.'
  const whole = stepParts(step).map((part) => (typeof part === 'string' ? part : part.text))
  expect(whole.join('')).toBe(step)
  expect(stepParts('')).toEqual([])
})

test('a very long step takes no time', () => {
  for (const piece of ['1 ', 'a half an ', '1/', '10 to ', '5 hours and ']) {
    const step = piece.repeat(50_000 / piece.length)
    expect(stepParts(step).length).toBeGreaterThan(0)
  }
})
