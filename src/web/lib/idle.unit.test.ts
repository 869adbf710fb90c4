import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWhenIdle } from './idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.for([
  [{}, 1],
  [{ connection: {} }, 1],
  [{ connection: { saveData: true } }, 0],
] as const)('a browser that is %o loads ahead %i times', ([browser, times]) => {
  vi.stubGlobal('navigator', browser)
  const load = vi.fn()
  loadWhenIdle(load)
  vi.advanceTimersByTime(10_000)
  expect(load).toHaveBeenCalledTimes(times)
})
