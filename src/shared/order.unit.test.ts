import { expect, test } from 'vitest'
import { dice } from '#test/dice.ts'
import { byName, createKeptOrder } from './order.ts'

test('a list is in the same order, however it differs from the one before', () => {
  const roll = dice(7)
  const inOrder = createKeptOrder<{ id: number; name: string }>(byName)
  let records = Array.from({ length: 60 }, (_, n) => ({ id: n + 1, name: `Box ${roll(20)}` }))
  for (let round = 0; round < 50; round += 1) {
    const sorted = records.toSorted((a, b) => byName(a, b) || a.id - b.id)
    expect(inOrder(records)).toEqual(sorted)
    records = records
      .filter(() => roll(20) > 0)
      .map((record) => (roll(10) > 0 ? record : { ...record, name: `box ${roll(20)}` }))
      .concat({ id: 100 + round, name: `Box ${roll(20)}` })
  }
})
