import { setTimeout as passed } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { icsEvent, icsFile } from '#test/calendarServer.ts'
import { hostileCalendars } from '#test/hostileCalendars.ts'
import { createIcsThreads } from './icsThreads.ts'
import { tookTooLong, tooMuch } from './remote/calendarProblem.ts'

let threads: ReturnType<typeof createIcsThreads>
afterEach(() => threads.close())

const job = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  charset: 'utf-8',
  zone: 'America/Los_Angeles',
  window: { from: Date.UTC(2026, 10, 8), to: Date.UTC(2026, 10, 15) },
})
const hostile = (name: string) => job(hostileCalendars[name]?.() ?? '')
const lunch = job(icsFile(icsEvent('Lunch', 'DTSTART:20261110T200000Z')))
const found = { expanded: { happenings: [{ text: 0 }], texts: [{ summary: 'Lunch' }] } }

test('a file that takes too long is given up, and the next one is read', async () => {
  threads = createIcsThreads({ threads: 1, deadline: 40 })
  await expect(threads.run(hostile('series every minute'))).rejects.toThrow(tookTooLong)
  threads = createIcsThreads({ threads: 1 })
  expect(await threads.run(lunch)).toMatchObject(found)
})

test('a thread that has rested long enough and is about to end gets no file any more', async () => {
  threads = createIcsThreads({ threads: 1, idle: 1 })
  await threads.run(lunch)
  await passed(1)
  expect(await threads.run(lunch)).toMatchObject(found)
})

test('one that needs too much memory ends its thread and nothing else', async () => {
  threads = createIcsThreads({ threads: 1, heapMb: 16 })
  const all = await Promise.allSettled([
    threads.run(hostile('thirty thousand events at once')),
    threads.run(lunch),
  ])
  expect(all).toMatchObject([
    { status: 'rejected', reason: { message: tooMuch } },
    { status: 'fulfilled', value: found },
  ])
})

test('whoever gives up leaves the queue, and ends what is read for them', async () => {
  threads = createIcsThreads({ threads: 1, deadline: 600_000 })
  const stops = [new AbortController(), new AbortController()]
  const [first, second] = stops.map(({ signal }) =>
    threads.run(hostile('series every minute'), { signal }),
  )
  const third = threads.run(lunch)
  stops[1]?.abort(new Error('no more'))
  await expect(second).rejects.toThrow('no more')
  stops[0]?.abort(new Error('enough'))
  await expect(first).rejects.toThrow('enough')
  expect(await third).toMatchObject(found)
})

test('a queue has an end', async () => {
  threads = createIcsThreads({ threads: 1, mostWaiting: 2 })
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => threads.run(lunch)))
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
})

test('more files than threads wait for their turn, and threads without work end', async () => {
  threads = createIcsThreads({ threads: 2, idle: 1 })
  const all = await Promise.all(Array.from({ length: 6 }, () => threads.run(lunch)))
  expect(all).toMatchObject(Array.from({ length: 6 }, () => found))
  await expect.poll(() => threads.count()).toBe(0)
  expect(await threads.run(lunch)).toMatchObject(found)
})
