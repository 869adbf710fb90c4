import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CalendarServer, icsEvent, icsFile } from '#test/calendarServer.ts'
import { hostileCalendars } from '#test/hostileCalendars.ts'
import { playRounds, roundsTimeout } from '#test/rounds.ts'
import type { CalendarSource } from './calendar.contract.ts'
import { calendarSource } from './calendar.factory.ts'
import type { Job } from './ics/icsJob.ts'
import { createIcsThreads } from './icsThreads.ts'
import { createCalendars } from './readCalendars.ts'

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

/** Reads a hostile calendar beside a good one, and sees what the threads are given and hand on. */
async function readBeside(hostile: string) {
  const seen = { files: 0, happenings: 0, characters: 0 }
  const expandCalendar = async (job: Job) => {
    seen.files += 1
    const outcome = await threads.run(job)
    if ('problem' in outcome) return outcome
    const { happenings, texts } = outcome.expanded
    seen.happenings += happenings.length
    seen.characters += JSON.stringify(texts).length
    return outcome
  }
  const calendars = createCalendars({
    timeZone: async () => 'America/Los_Angeles',
    allowPrivate: true,
    threads: { ...threads, run: expandCalendar },
  })
  const good = server.serve('/good', icsFile(icsEvent('Dinner', 'DTSTART:20261110T200000Z')))
  const sources = [sourceAt(1, good), sourceAt(2, server.url(hostile))]
  const events = await calendars.eventsOf(sources, from, to)
  return {
    seen,
    good: events.filter((event) => event.sourceId === 1).map(({ summary }) => summary),
    shown: events.filter((event) => event.sourceId === 2).length,
    reading: calendars.readingOf(server.url(hostile)),
  }
}

const all = Object.entries(hostileCalendars)
/** From one to the next, so that a few seeds meet different sorts. */
const stride = 5

test(
  'a hostile calendar stands in the way of nothing, and the others are there',
  {
    timeout: roundsTimeout,
  },
  () =>
    playRounds(4, async (seed) => {
      const [name, make = () => ''] = all[(seed * stride) % all.length] ?? []
      const packed = gzipSync(make())
      server.serve('/hostile', (_request, response) =>
        response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed),
      )
      const { seen, good, shown, reading } = await readBeside('/hostile')
      // Both were read beside the program, which has only so much to do with what comes of them.
      expect(seen.files, name).toBe(2)
      expect(seen.happenings, name).toBeLessThanOrEqual(5_001)
      expect(seen.characters, name).toBeLessThan(5_000_000)
      expect(good, name).toEqual(['Dinner'])
      expect(shown, name).toBeLessThanOrEqual(5_000)
      expect(reading.problem, name).not.toBe("This calendar couldn't be read.")
      // Either it is shown as it is, or what is wrong with it is said.
      expect(shown > 0 || reading.problem || reading.remark, name).toBeTruthy()
    }),
)
