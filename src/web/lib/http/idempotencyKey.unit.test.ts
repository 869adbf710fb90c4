import { expect, test } from 'vitest'
import { idempotencyKeyOf } from './idempotencyKey.ts'

const add = (name: string) => idempotencyKeyOf('POST', '/api/pantry', { name })

test('the same write has the same key until it is answered', () => {
  const first = add('Oats')
  expect(add('Oats').key).toBe(first.key)
  expect(add('Salt').key).not.toBe(first.key)
  expect(idempotencyKeyOf('PUT', '/api/pantry', { name: 'Oats' }).key).not.toBe(first.key)
  add('Oats').isAnswered()
  expect(add('Oats').key).not.toBe(first.key)
})

test('a key of its own is taken', () => {
  expect(idempotencyKeyOf('PUT', '/api/shopping/1', {}, 'mine').key).toBe('mine')
})

test('what was long ago is forgotten', () => {
  const { key } = add('Old')
  for (let n = 0; n < 60; n += 1) add(`New ${n}`)
  expect(add('Old').key).not.toBe(key)
})
