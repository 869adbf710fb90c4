import { gzipSync } from 'node:zlib'
import { calendarSource } from '#features/calendar/calendar.factory.ts'
import { createIcsThreads } from '#features/calendar/icsThreads.ts'
import { createCalendars } from '#features/calendar/readCalendars.ts'
import { CalendarServer } from '#test/calendarServer.ts'
import { hostileCalendars } from '#test/hostileCalendars.ts'
import { watchLoop } from './loopWatch.ts'
import { type Measure, rounded } from './measure.ts'

const [from, to] = [Date.UTC(2026, 10, 8), Date.UTC(2026, 10, 15)]
const written = { id: 1, version: 1, createdAt: '', updatedAt: '' }

/** The longest time for which a hostile calendar blocks the event loop. */
export async function calendarBlock(): Promise<Measure> {
  const server = await CalendarServer.start()
  const threads = createIcsThreads()
  const blocks: [number, string][] = []
  for (const [name, make] of Object.entries(hostileCalendars)) {
    const packed = gzipSync(make())
    const url = server.serve('/hostile', (_request, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed),
    )
    const timeZone = async () => 'America/Los_Angeles'
    const calendars = createCalendars({ timeZone, allowPrivate: true, threads })
    const watching = watchLoop()
    await calendars.eventsOf([{ ...calendarSource({ url }), ...written }], from, to)
    blocks.push([watching.longest(), name])
    watching.stop()
  }
  await threads.close()
  await server.close()
  const [[longest, worst] = [0, '']] = blocks.toSorted(([a], [b]) => b - a)
  return {
    what: `Longest block by one of ${blocks.length} hostile calendars`,
    value: longest,
    unit: 'ms',
    goal: { atMost: 100 },
    detail: `of ${blocks.map(([block]) => rounded(block)).join(', ')}; it was ‘${worst}’`,
  }
}
