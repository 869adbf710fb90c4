import { expect, test } from 'vitest'
import { utterances } from './utterances/allUtterances.factory.ts'
import { measure } from './utterances/measure.factory.ts'

const atMost = 0.05

test.each(Object.entries(utterances))(
  '%s: at least 95 of 100 are read right, and nothing is lost by mistake',
  async (_, said) => {
    const wrong = await measure(said)
    expect(wrong.filter(({ destructive }) => destructive)).toEqual([])
    expect(wrong.length / said.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(atMost)
  },
)
