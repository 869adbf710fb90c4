import { expect, test } from 'vitest'
import { nameFood } from './foodName.ts'
import { readLeading } from './leadingWords.ts'
import { numbersBehind } from './numbersBehind.ts'
import { tokensOf } from './tokens.ts'
import { readTrailing } from './trailingAmount.ts'

/** How often the words of a line are looked at: what it costs, whatever the machine does besides. */
function costOf(line: string): number {
  let looks = 0
  const tokens = tokensOf(line).map(
    (token) =>
      new Proxy(token, {
        get: (read, name) => {
          looks += 1
          return Reflect.get(read, name)
        },
      }),
  )
  readLeading(tokens, 0)
  readTrailing(tokens, 0)
  nameFood(tokens, false)
  numbersBehind(tokens, false)
  return looks
}

/** Of what is looked through for a bracket that closes nowhere, for each sign of a line. */
const looksPerSign = 400

test.for(['(', ')', '()', '1(', '(1', '(a', '1 g('])(
  'a line of nothing but %j costs by its length, as others do',
  (signs) => {
    const lineOf = (length: number) => signs.repeat(length / signs.length)
    const [half, whole] = [costOf(lineOf(1_000)), costOf(lineOf(2_000))]
    expect(half).toBeLessThan(looksPerSign * 1_000)
    // Whatever looks through the rest of the line for each bracket doubles twice.
    expect(whole).toBeLessThan(half * 2.5)
  },
)
