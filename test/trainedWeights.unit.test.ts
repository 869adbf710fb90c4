import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { intentChances } from '#features/assistant/builtIn/choose/model.ts'
import { readWeights } from '#features/assistant/builtIn/choose/weights.ts'
import { digestOfData } from '../scripts/training/digest.ts'

const file = new URL('../src/features/assistant/builtIn/choose/weights.bin', import.meta.url)

test('the weights are of the sayings in the repo: else run npm run train', () => {
  expect(readWeights(file).digest).toBe(digestOfData())
})

test('the weights stay small', () => {
  expect(readFileSync(file).length).toBeLessThan(3_000_000)
})

test('features that nobody has seen weigh nothing', () => {
  const [top] = intentChances(['w flurb', 'w wotsit'])
  expect(top?.chance).toBeLessThan(0.6)
})
