import { expect, test } from 'vitest'
import { stepParts } from './stepTimes.logic.ts'
import { timerName } from './timerName.logic.ts'

const names = (step: string) => {
  const parts = stepParts(step)
  return parts.flatMap((part, n) => (typeof part === 'string' ? [] : [timerName(step, parts, n)]))
}

test.for([
  ['Chop the onion and simmer 20 min.', ['Chop the onion and simmer 20 min.']],
  [
    'Chop the onion and simmer 20 min, then let it rest for 10 min.',
    ['Simmer 20 min', 'Let it rest for 10 min'],
  ],
  ['Fry 2 minutes on one side, 1 minute on the other', ['Fry 2 minutes', '1 minute on the other']],
  [
    'Bake 10 minutes covered, then bake 10 minutes uncovered.',
    ['Bake 10 minutes covered', 'Bake 10 minutes uncovered'],
  ],
  ['Bake 10 minutes, turn, bake 10 minutes.', ['Bake 10 minutes (1)', 'Bake 10 minutes (2)']],
  [
    'Simmer 5 minutes, another 10 minutes lidded',
    ['Simmer 5 minutes', 'Another 10 minutes lidded'],
  ],
] as const)('%s', ([step, expected]) => expect(names(step)).toEqual(expected))
