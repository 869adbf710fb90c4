import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RateLimit } from './rateLimit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const minute = 60_000

/** How many of these tries are let through. */
function letThrough(tries: RateLimit, addresses: string[]): number {
  return addresses.filter((address) => {
    try {
      tries.count(address)
      return true
    } catch {
      return false
    }
  }).length
}

const many = (count: number, prefix = '10.0.') =>
  Array.from({ length: count }, (_, n) => `${prefix}${n >> 8}.${n & 255}`)

test('a short passcode is tried some thirty times an hour, from however many addresses', () => {
  const tries = new RateLimit('soup')
  expect(letThrough(tries, many(100))).toBe(30)
  // Not closed: somebody gets a turn every two minutes.
  for (let n = 0; n < 30; n += 1) {
    vi.advanceTimersByTime(2 * minute)
    expect(letThrough(tries, many(100, `11.${n}.`))).toBe(1)
  }
})

test('one that held a session has tries of its own, and not more of them', () => {
  const tries = new RateLimit('soup')
  tries.noteSession('10.9.9.9')
  expect(letThrough(tries, many(100))).toBe(30)
  let own = 0
  for (let n = 0; n < 60; n += 1) {
    own += letThrough(tries, Array(20).fill('10.9.9.9'))
    vi.advanceTimersByTime(minute)
  }
  expect(own).toBe(59)
  expect(() => tries.count('10.8.8.8')).not.toThrow()
})

test('one that held a session long ago is like any other', () => {
  const tries = new RateLimit('soup')
  tries.noteSession('10.9.9.9')
  vi.advanceTimersByTime(31 * 24 * 60 * minute)
  expect(letThrough(tries, many(100))).toBe(30)
  expect(letThrough(tries, ['10.9.9.9'])).toBe(0)
})
