import { expect, test } from 'vitest'
import { speedometer } from './speedometer.ts'

test('the speed is told after the first words, and not at every one', () => {
  let now = 1_000
  const told: number[] = []
  const heard = speedometer(
    (speed) => told.push(speed),
    () => now,
  )
  // Eight characters each tenth of a second are twenty tokens a second.
  for (let n = 0; n < 40; n += 1) {
    heard(8)
    now += 100
  }
  expect(told).toEqual([20, 20])
})

test('what comes at once has no speed', () => {
  const told: number[] = []
  const heard = speedometer(
    (speed) => told.push(speed),
    () => 5,
  )
  for (let n = 0; n < 1_000; n += 1) heard(4)
  expect(told).toEqual([])
})
