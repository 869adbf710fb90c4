import { describe, expect, test } from 'vitest'
import { examples } from './examples/allExamples.factory.ts'
import { hold, isRight } from './examples/hold.factory.ts'

describe.each(Object.entries(examples))('an example of %s is read right', (_, own) => {
  for (const { said, expected } of own) {
    test(said.join(' → '), async () => {
      const commands = await hold(said)
      const comparison = JSON.stringify({ expected, commands }, null, 1)
      expect(isRight(expected, commands), comparison).toBe(true)
    })
  }
})
