import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CalendarServer, icsEvent, icsFile } from '#test/calendarServer.ts'
import { hostileCalendars } from '#test/hostileCalendars.ts'
import type { CalendarSource } from './calendar.contract.ts'
import { calendarSource } from './calendar.factory.ts'
import { createIcsThreads } from './icsThreads.ts'
import { createCalendars } from './reading.ts'

const [from, to] = [Date.UTC(2026, 10, 8), Date.UTC(2026, 10, 15)]
const threads = createIcsThreads()

let server: CalendarServer
beforeAll(async () => {
  server = await CalendarServer.start()
})
afterAll(async () => {
  await threads.close()
  await server.close()
})

const sourceAt = (id: number, url: string): CalendarSource => ({
  ...calendarSource({ url }),
  id,
  version: 1,
  createdAt: '2026-11-08T00:00:00.000Z',
  updatedAt: '2026-11-08T00:00:00.000Z',
})

/**
 * How long this thread worked without a turn for anything else, at most. Counted in the thread's
 * own time: that others on this machine took the processor meanwhile is not the program's doing.
 */
function watchLoop(): () => number {
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let [last, longest] = [spent(), 0]
  const tick = () => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(tick, 1)
  return () => {
    clearInterval(timer)
    tick()
    return longest
  }
}

/** Reads a hostile calendar beside a good one, and measures how long nothing else could be done. */
async function readBeside(hostile: string) {
  const calendars = createCalendars({
    timeZone: async () => 'America/Los_Angeles',
    allowPrivate: true,
    threads,
  })
  const good = server.serve('/good', icsFile(icsEvent('Dinner', 'DTSTART:20261110T200000Z')))
  const sources = [sourceAt(1, good), sourceAt(2, server.url(hostile))]
  const longestBlock = watchLoop()
  const events = await calendars.eventsOf(sources, from, to)
  const block = longestBlock()
  return {
    block,
    good: events.filter((event) => event.sourceId === 1).map(({ summary }) => summary),
    shown: events.filter((event) => event.sourceId === 2).length,
    reading: calendars.readingOf(server.url(hostile)),
  }
}

test.for(Object.entries(hostileCalendars))(
  '%s: nothing stands still for 100 ms, and the others are there',
  { timeout: 60_000 },
  async ([, make]) => {
    const packed = gzipSync(make())
    server.serve('/hostile', (_request, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed),
    )
    const { block, good, shown, reading } = await readBeside('/hostile')
    expect(block).toBeLessThan(100)
    expect(good).toEqual(['Dinner'])
    expect(shown).toBeLessThanOrEqual(5_000)
    expect(reading.problem).not.toBe('This calendar could not be understood.')
    // Either it is shown as it is, or what is wrong with it is said.
    expect(shown > 0 || reading.problem || reading.remark).toBeTruthy()
  },
)
