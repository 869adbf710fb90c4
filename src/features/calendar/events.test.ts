import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { calendarServer, lunch, ownNetwork, week } from '#test/calendarHarness.ts'
import { icsEvent, icsFile } from '#test/calendarServer.ts'
import { test } from '#test/harness.ts'
import type { CalendarEvent } from './calendar.contract.ts'
import { calendarSource } from './calendar.factory.ts'

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', `${name}.ics`), 'utf8')

const server = calendarServer()

describe('calendar events', () => {
  test('come from the enabled calendars, in order, with their colors', async ({ start }) => {
    const app = await start(ownNetwork)
    const add = (name: string, color: string) =>
      app.post('/api/calendar/sources', {
        name,
        color,
        url: server().serve(`/${name}.ics`, fixture(name)),
      })
    await add('google', '#112233')
    await add('apple', '#445566')
    const read = async () => (await app.get<CalendarEvent[]>(`/api/calendar/events?${week}`)).body
    const events = await read()
    expect(events.map((event) => [event.summary, event.start.dateTime, event.color])).toEqual([
      ['Chor', '2026-11-09T18:30:00.000Z', '#445566'],
      ['School concert', '2026-11-11T02:00:00.000Z', '#112233'],
      ['Soccer (moved)', '2026-11-11T02:30:00.000Z', '#112233'],
      ['Lunch wherever we are', '2026-11-11T20:00:00.000Z', '#445566'],
      ['Grandma visits', '2026-11-13T08:00:00.000Z', '#112233'],
    ])
    expect(events[4]).toEqual({
      id: '1/grandma@google.com/2026-11-13T00:00:00.000Z',
      sourceId: 1,
      calendar: 'google',
      summary: 'Grandma visits',
      description: null,
      location: null,
      color: '#112233',
      allDay: true,
      start: { dateTime: '2026-11-13T08:00:00.000Z', date: '2026-11-13' },
      end: { dateTime: '2026-11-16T08:00:00.000Z', date: '2026-11-16' },
    })
    expect(new Set(events.map((event) => event.id)).size).toBe(5)

    await app.put('/api/calendar/sources/1', { enabled: false })
    expect((await read()).map((event) => event.calendar)).toEqual(['apple', 'apple'])
  })

  test("are in the household's zone", async ({ start }) => {
    const app = await start({ ...ownNetwork, HOUSEHOLD_TIME_ZONE: 'Europe/Berlin' })
    const url = server().serve('/apple', fixture('apple'))
    await app.post('/api/calendar/sources', calendarSource({ url }))
    const { body } = await app.get(`/api/calendar/events?${week}`)
    expect(body[1].start).toEqual({ dateTime: '2026-11-11T11:00:00.000Z' })
    const leapDay = 'start=2028-02-28T23:00:00Z&end=2028-02-29T23:00:00Z'
    const { body: birthday } = await app.get(`/api/calendar/events?${leapDay}`)
    expect(birthday).toMatchObject([
      { allDay: true, start: { dateTime: '2028-02-28T23:00:00.000Z', date: '2028-02-29' } },
    ])
  })

  test.for(['', 'start=yesterday&end=tomorrow', 'start=2026-11-08T08:00:00Z&end=2026-11-09'])(
    'asked for by %j miss one thing, and say it in one sentence',
    async (query, { app }) => {
      const { body } = await app.get(`/api/calendar/events?${query}`)
      expect(body.message).toBe('start and end must each be a moment like 2026-11-14T08:00:00.000Z')
    },
  )

  test.for([
    ['', 400],
    ['start=2026-11-08T08:00:00Z', 400],
    ['start=yesterday&end=2026-11-08T08:00:00Z', 400],
    ['start=2026-11-08&end=2026-11-09', 400],
    ['start=2026-11-08T08:00:00Z&end=2026-11-08T08:00:00Z', 400],
    ['start=2026-01-01T00:00:00Z&end=2026-03-05T00:00:00Z', 400],
    ['start=2026-01-01T00:00:00Z&end=2026-03-04T00:00:00Z', 200],
    ['start=2026-11-08T00:00:00-08:00&end=2026-11-09T00:00:00-08:00'.replaceAll('+', '%2B'), 200],
  ] as const)('asked for by %j are answered with %i', async ([query, status], { app }) => {
    expect((await app.get(`/api/calendar/events?${query}`)).status).toBe(status)
  })

  test('are read once for everybody who asks, and not again for a while', async ({ start }) => {
    const app = await start(ownNetwork)
    await app.post('/api/calendar/sources', calendarSource({ url: server().serve('/a', lunch) }))
    const all = await Promise.all(
      Array.from({ length: 5 }, () => app.get(`/api/calendar/events?${week}`)),
    )
    expect(all.map(({ body }) => body.length)).toEqual([1, 1, 1, 1, 1])
    expect(server().heard).toHaveLength(1)
    const [source] = (await app.get('/api/calendar/sources')).body
    expect(source).toMatchObject({ problem: null, readAt: expect.stringMatching(/Z$/) })
  })

  test('of a calendar that fails are those last read, and the others are there', async ({
    start,
  }) => {
    const app = await start(ownNetwork)
    const family = server().serve('/a', (_request, response) =>
      response.writeHead(200, { ETag: '"1"' }).end(lunch),
    )
    await app.post('/api/calendar/sources', calendarSource({ url: family }))
    await app.post('/api/calendar/sources', calendarSource({ name: 'B', url: server().url('/no') }))
    const page = server().serve('/page', lunch)
    await app.post('/api/calendar/sources', calendarSource({ name: 'C', url: page }))
    server().serve('/page', '<!doctype html>')
    await app.post('/api/calendar/sources/3/read')
    expect((await app.get(`/api/calendar/events?${week}`)).body).toHaveLength(2)
    const problems = async () =>
      (await app.get('/api/calendar/sources')).body.map(({ problem }: never) => problem)
    expect(await problems()).toEqual([
      'The address answered 404 (not found).',
      "This isn't a calendar file.",
      null,
    ])

    server().serve('/a', (_request, response) => response.writeHead(500).end())
    const again = await app.post('/api/calendar/sources/1/read')
    expect(again.body).toMatchObject({
      problem: 'The address answered 500 (a problem on their end).',
    })
    expect((await app.get(`/api/calendar/events?${week}`)).body).toHaveLength(2)

    // It asks for what is new only, and is content with nothing new.
    server().serve('/a', (_request, response) => response.writeHead(304).end())
    expect((await app.post('/api/calendar/sources/1/read')).body.problem).toBeNull()
    expect(server().heard.at(-1)?.headers['if-none-match']).toBe('"1"')
    expect((await app.get(`/api/calendar/events?${week}`)).body).toHaveLength(2)
    expect((await app.post('/api/calendar/sources/9/read')).status).toBe(404)
  })

  test('on a private network are not read unless the owner allows it', async ({ start }) => {
    const open = await start(ownNetwork)
    await open.post('/api/calendar/sources', calendarSource({ url: server().serve('/a', lunch) }))
    await open.close()
    server().heard.length = 0
    const app = await start()
    expect((await app.get(`/api/calendar/events?${week}`)).body).toEqual([])
    const [source] = (await app.get('/api/calendar/sources')).body
    expect(source.problem).toMatch(/private network/)
    expect(server().heard).toEqual([])
  })

  test('are found among ten thousand', async ({ start }) => {
    const app = await start(ownNetwork)
    const many = Array.from({ length: 10_000 }, (_, n) => {
      const day = String((n % 28) + 1).padStart(2, '0')
      const month = String((n % 12) + 1).padStart(2, '0')
      const rule = n % 20 === 0 ? ['RRULE:FREQ=WEEKLY'] : []
      return icsEvent(`Event ${n}`, `DTSTART:2026${month}${day}T180000Z`, ...rule)
    })
    const url = server().serve('/many', icsFile(...many))
    await app.post('/api/calendar/sources', calendarSource({ url }))
    const { body } = await app.get(`/api/calendar/events?${week}`)
    expect(body.length).toBeGreaterThan(500)
  })
})
