import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { calendarServer, lunch, ownNetwork, week } from '#test/calendarHarness.ts'
import { icsEvent, icsFile } from '#test/calendarServer.ts'
import { testOnOneEngine } from '#test/harness.ts'
import { hostileCalendars } from '#test/hostileCalendars.ts'
import { Program } from '#test/process.ts'
import type { CalendarEvent } from './calendar.contract.ts'
import { calendarSource } from './calendar.factory.ts'

const server = calendarServer()
const events = `/api/calendar/events?${week}`

const hungry = ['short lines in an event', 'thirty thousand events at once', 'events in events']

testOnOneEngine(
  'three calendars that fill the memory, at once, and the program goes on',
  {
    timeout: 60_000,
  },
  async ({ household }) => {
    const limits = { NODE_OPTIONS: '--max-old-space-size=256' }
    const program = await Program.start({ ...household.env, ...ownNetwork, ...limits })
    try {
      await program.post(
        '/api/calendar/sources',
        calendarSource({ url: server().serve('/a', lunch) }),
      )
      const packed = hungry.map((name) => gzipSync(hostileCalendars[name]?.() ?? ''))
      await Promise.all(
        packed.map((body, n) => {
          const url = server().serve(`/${n}`, (_request, response) =>
            response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(body),
          )
          return program.post('/api/calendar/sources', calendarSource({ name: `Hungry ${n}`, url }))
        }),
      )
      const again = Promise.all(
        packed.map((_, n) => program.post(`/api/calendar/sources/${n + 2}/read`)),
      )
      const pantry: number[] = []
      let reading = true
      again.finally(() => {
        reading = false
      })
      while (reading) pantry.push((await program.get('/api/pantry')).status)
      expect(pantry.length).toBeGreaterThan(3)
      expect(new Set(pantry)).toEqual(new Set([200]))
      const { body } = await program.get<CalendarEvent[]>(events)
      expect(body.filter((event) => event.sourceId === 1).map(({ summary }) => summary)).toEqual([
        'Lunch',
      ])
      const problems = (await program.get('/api/calendar/sources')).body
        .map(({ problem, remark }: { problem: string; remark: string }) => problem ?? remark)
        .filter(Boolean)
      expect(problems).toHaveLength(hungry.length)
      // On a slow machine its time may be over before its memory is full.
      for (const problem of problems) {
        expect(problem).toMatch(
          /more events .* than can be shown|too much in this calendar|too long/,
        )
      }
    } finally {
      expect(await program.end('SIGTERM')).toBe(0)
    }
  },
)

testOnOneEngine('what is shown otherwise than it was written is named', async ({ start }) => {
  const app = await start(ownNetwork)
  const url = server().serve(
    '/a',
    icsFile(
      icsEvent('Lunch', 'DTSTART:20261110T200000Z', 'RDATE:20261111T200000Z/PT3H'),
      icsEvent('Fair', 'DTSTART;VALUE=DATE:20261110T090000'),
      icsEvent('Call', 'DTSTART;TZID=Mars/Olympus:20261110T090000'),
      icsEvent('Moved', 'DTSTART:20261110T200000Z', 'RDATE;TZID=Nowhere:20261112T090000'),
      icsEvent('Class', 'DTSTART:20261110T200000Z', 'RDATE;VALUE=PERIOD:20261111T200000Z/soon'),
      icsEvent('Choir', 'DTSTART:20261110T200000Z', 'RDATE:20261112T200000Z/20261111T200000Z'),
      icsEvent('Piano', 'DTSTART:20261110T200000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:never'),
    ),
  )
  await app.post('/api/calendar/sources', calendarSource({ url }))
  await app.get<CalendarEvent[]>(events)
  expect((await app.get('/api/calendar/sources')).body).toMatchObject([
    {
      problem: null,
      remark:
        "Shown as all-day, though it has a time: “Fair”. Unknown time zone, so the time may be off: “Call”, “Moved”. Some of the dates couldn't be read: “Class”, “Choir”, “Piano”.",
    },
  ])
})

testOnOneEngine(
  'an event that can’t be worked out is left out and named; its calendar is there',
  async ({ start }) => {
    const app = await start(ownNetwork)
    const endless = `EXDATE:${'20261110T090000Z,'.repeat(6_000)}20261110T090000Z`
    const url = server().serve(
      '/a',
      icsFile(
        icsEvent('Lunch', 'DTSTART:20261110T200000Z'),
        icsEvent('Endless', 'DTSTART:20261101T090000Z', 'RRULE:FREQ=DAILY', endless),
        icsEvent('Undated', 'DTSTART:soon'),
        icsEvent('Feast', 'DTSTART:20261111T200000Z', 'RRULE:RSCALE=HEBREW;FREQ=DAILY'),
      ),
    )
    await app.post('/api/calendar/sources', calendarSource({ url }))
    const { body } = await app.get<CalendarEvent[]>(events)
    expect(body.map(({ summary }) => summary)).toEqual(['Lunch', 'Feast'])
    expect((await app.get('/api/calendar/sources')).body).toMatchObject([
      {
        problem: null,
        remark:
          "Couldn't be read, so left out: “Endless”, “Undated”. Shown only once, because the way it repeats isn’t clear: “Feast”.",
      },
    ])
  },
)
