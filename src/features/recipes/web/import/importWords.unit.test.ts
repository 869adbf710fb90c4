import { expect, test } from 'vitest'
import { sayUnchecked } from './importWords.ts'

test.for([
  [['Zwetschgen'], /: Zwetschgen\.$/],
  [['a', 'b', 'c'], /: a, b, and c\.$/],
  [[...'abcdefg'], /: a, b, c, d, e, f, and g\.$/],
  [[...'abcdefghi'], /: a, b, c, d, e, f, and 3 more\.$/],
] as const)('%j could not be checked', ([foods, words]) =>
  expect(sayUnchecked(foods)).toMatch(words),
)
