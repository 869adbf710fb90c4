import { afterEach, expect, test, vi } from 'vitest'
import { CalendarServer, icsEvent, icsFile } from '#test/calendarServer.ts'
import type { CalendarSource } from './calendar.contract.ts'
import { calendarSource } from './calendar.factory.ts'
import { createCalendars } from './readCalendars.ts'

const minute = 60_000
const [from, to] = [Date.UTC(2026, 10, 8), Date.UTC(2026, 10, 15)]
const lunch = icsFile(icsEvent('Lunch', 'DTSTART:20261110T200000Z'))

afterEach(() => {
  vi.useRealTimers()
})

test('a reading counts for five minutes; then only what is new is sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = await CalendarServer.start()
  const url = server.serve('/a', (request, response) => {
    if (request.headers['if-none-match']) response.writeHead(304).end()
    else response.writeHead(200, { ETag: '"1"' }).end(lunch)
  })
  const source = { ...calendarSource({ url }), id: 1 } as CalendarSource
  const calendars = createCalendars({
    timeZone: async () => 'America/Los_Angeles',
    allowPrivate: true,
  })
  const read = async (sources = [source]) => (await calendars.eventsOf(sources, from, to)).length

  expect(await read()).toBe(1)
  vi.setSystemTime(Date.now() + 5 * minute - 1)
  expect(await read()).toBe(1)
  expect(server.heard).toHaveLength(1)

  vi.setSystemTime(Date.now() + 1)
  expect(await read()).toBe(1)
  expect(server.heard).toHaveLength(2)
  expect(server.heard[1]?.headers['if-none-match']).toBe('"1"')

  // One that was removed is forgotten; when it is back it is read anew.
  expect(await read([])).toBe(0)
  expect(calendars.readingOf(url)).toEqual({ problem: null, remark: null, readAt: null })
  expect(await read()).toBe(1)
  expect(server.heard[2]?.headers).not.toHaveProperty('if-none-match')
  await server.close()
})

test('a failure is not tried again for as long, unless somebody asks', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = await CalendarServer.start()
  const source = { ...calendarSource({ url: server.url('/no') }), id: 1 } as CalendarSource
  const calendars = createCalendars({
    timeZone: async () => 'America/Los_Angeles',
    allowPrivate: true,
  })
  await calendars.eventsOf([source], from, to)
  await calendars.eventsOf([source], from, to)
  expect(server.heard).toHaveLength(1)
  server.serve('/no', lunch)
  expect(await calendars.readAgain(source.url)).toMatchObject({ problem: null })
  expect(server.heard).toHaveLength(2)
  vi.setSystemTime(Date.now() + 5 * minute)
  await calendars.eventsOf([source], from, to)
  expect(server.heard).toHaveLength(3)
  await server.close()
})
