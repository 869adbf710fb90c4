import { expect, test, vi } from 'vitest'
import { lazyComponent } from './lazyComponent.ts'

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('code that is cancelled because the page is left is missed only by whoever stays', async () => {
  const { preload } = lazyComponent(() => Promise.reject(new Error('Cancelled')))
  let ends = 0
  const load = async () => {
    await preload()
    ends += 1
  }
  load()
  await nextTask()
  expect(ends).toBe(1)

  vi.useFakeTimers({ toFake: ['setTimeout'] })
  dispatchEvent(new Event('beforeunload'))
  load()
  await new Promise(requestAnimationFrame)
  expect(ends).toBe(1)
  vi.advanceTimersToNextTimer().useRealTimers()
  await nextTask()
  expect(ends).toBe(2)
})
