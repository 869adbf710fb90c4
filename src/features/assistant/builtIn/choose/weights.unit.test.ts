import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { digestOfData } from '../../../../../scripts/training/digest.ts'
import { intentChances } from './model.ts'
import { readWeights } from './weights.ts'

const file = new URL('./weights.bin', import.meta.url)

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
