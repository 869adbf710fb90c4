import { beforeEach, expect, test, vi } from 'vitest'
import { readLine } from './lineReading.ts'
import { tokensOf } from './tokens.ts'

vi.mock('./tokens.ts', { spy: true })

/** How often a word of a line was looked at: what it costs, whatever else the machine is doing. */
let looks = 0

const counted = <T extends object>(token: T): T =>
  new Proxy(token, {
    get: (read, name) => {
      looks += 1
      return Reflect.get(read, name)
    },
  })

beforeEach(async () => {
  const { tokensOf: read } = await vi.importActual<typeof import('./tokens.ts')>('./tokens.ts')
  vi.mocked(tokensOf).mockImplementation((line) => read(line).map(counted))
})

function costOf(line: string): number {
  looks = 0
  readLine(line)
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
