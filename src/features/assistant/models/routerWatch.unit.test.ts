import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watch } from './routerLimits.ts'

const limits = { first: 60, stall: 30, total: 180 }
const still = new AbortController().signal

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first word may take longer than the next', () => {
  const watching = watch(limits, still)
  vi.advanceTimersByTime(59)
  expect(watching.isOver()).toBe(false)
  watching.progress()
  vi.advanceTimersByTime(29)
  expect(watching.isOver()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(watching.isOver()).toBe(true)
  expect(watching.signal.aborted).toBe(true)
})

test('a listener who is slow is not a model that is', () => {
  const watching = watch(limits, still)
  watching.progress()
  watching.pause()
  vi.advanceTimersByTime(100)
  expect(watching.isOver()).toBe(false)
})

test('nothing takes longer than all of it may', () => {
  const watching = watch(limits, still)
  for (let at = 0; at < 180; at += 20) {
    watching.progress()
    vi.advanceTimersByTime(20)
  }
  expect(watching.isOver()).toBe(true)
})

test('a person who stops it is not a time that is up', () => {
  const stop = new AbortController()
  const watching = watch(limits, stop.signal)
  stop.abort()
  expect([watching.signal.aborted, watching.isOver()]).toEqual([true, false])
})
