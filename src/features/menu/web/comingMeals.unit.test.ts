import { expect, test } from 'vitest'
import { sayExpected } from './comingMeals.public.tsx'

const at = (...attendees: string[]) => ({ attendees })

test.for([
  [[{ attendees: null }, at('Mom')], ''],
  [[at('Mom', 'lena')], "Lena is expected at 1 coming meal, and won't be named there anymore."],
  [
    [at('Mom', 'Lena'), at('Lena'), at('Mom')],
    "Lena is expected at 2 coming meals, and won't be named there anymore. 1 meal for Lena alone will be for everyone.",
  ],
] as const)('of %j is said %j', ([meals, said]) => {
  expect(
    sayExpected(
      'Lena',
      meals.map(({ attendees }) => ({ attendees: attendees && [...attendees] })),
    ),
  ).toBe(said)
})
