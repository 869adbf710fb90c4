import ICAL from 'ical.js'
import { describe, expect } from 'vitest'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { type App, test } from '#test/harness.ts'
import { noonZone } from '#test/household.ts'
import { meal } from '../menu.factory.ts'

const meals = '/api/meal-events'

const addressOf = async (app: App) => (await app.get<{ path: string }>('/api/menu-feed')).body.path

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component, { strictExceptions: true })
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      sequence: event.sequence,
      modified: component.getFirstPropertyValue('last-modified')?.toString(),
    }
  })
}

describe('the feed', () => {
  test('asks to be read every hour, and leads to the recipes', async ({ start }) => {
    const app = await start({ PUBLIC_URL: 'http://localhost:8080/food' })
    const { today } = (await app.get('/api/household')).body
    const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup' }))
    await app.post(meals, meal({ date: today, recipeName: 'Soup', recipeId: soup.id }))
    const { body } = await app.get<string>(await addressOf(app))
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    expect(body).toContain(`http://localhost:8080/food/recipes/${soup.id}`)
  })

  test('is a calendar that another program reads as we mean it', async ({ app }) => {
    const { today } = (await app.get('/api/household')).body
    const { body: planned } = await app.post(
      meals,
      meal({
        date: today,
        recipeName: 'Fish, chips; peas \\ “and” 🍋',
        attendees: ['Mom', 'Dad'],
        notes: `Line one\nLine two ${'long '.repeat(40)}`,
      }),
    )
    await app.post(meals, meal({ date: today, time: '15:00', mealType: 'snacks' }))
    const { status, headers, body } = await app.get<string>(await addressOf(app))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')

    const calendar = new ICAL.Component(ICAL.parse(body))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Food Pal//Menu//EN')
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Food Pal Menu')
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe(noonZone)
    // Some programs read it line by line: the zone must be known before the events that are in it.
    expect(body.indexOf('X-WR-TIMEZONE:')).toBeLessThan(body.indexOf('BEGIN:VEVENT'))
    expect(body).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)

    const [snack, dinner] = eventsIn(body)
    expect(snack).toMatchObject({
      summary: 'Snack: Taco night',
      description: 'Everyone',
      minutes: 30,
    })
    expect(dinner).toMatchObject({
      summary: `Dinner: ${planned.recipeName}`,
      description: `Mom, Dad\n\n${planned.notes}`,
      minutes: 60,
      sequence: 0,
    })
    expect(dinner?.uid, 'of this household alone').toMatch(/^meal-\d+@[\da-f-]{36}$/)
    await app.put(`${meals}/${planned.id}`, { time: '19:30' })
    const [, later] = eventsIn((await app.get<string>(await addressOf(app))).body)
    expect(later).toMatchObject({ uid: dinner?.uid, sequence: 1 })
    expect(later?.start).not.toBe(dinner?.start)
  })

  test.for([
    ['America/Los_Angeles', '2026-03-07', '18:00', '2026-03-08T02:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
    ['America/Los_Angeles', '2026-03-08', '08:00', '2026-03-08T15:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-01', '08:00', '2026-11-01T16:00:00.000Z'],
    ['Europe/Berlin', '2026-03-28', '18:00', '2026-03-28T17:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '18:00', '2026-03-29T16:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '08:00', '2026-10-25T07:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-14', '08:00', '2026-11-14T02:30:00.000Z'],
    ['Pacific/Auckland', '2026-11-14', '08:00', '2026-11-13T19:00:00.000Z'],
  ] as const)(
    'in %s a meal on %s at %s is at %s',
    async ([zone, date, time, moment], { start }) => {
      const app = await start({ HOUSEHOLD_TIME_ZONE: zone })
      await app.post(meals, meal({ date, time }))
      const file = await app.get<string>(`/api/menu.ics?startDate=${date}&endDate=${date}`)
      expect(eventsIn(file.body).map((event) => event.start)).toEqual([moment])
    },
  )

  test('reaches 90 days back and as far ahead as there are meals', async ({ app }) => {
    const { today } = (await app.get('/api/household')).body
    for (const days of [-91, -90, 0, 400]) {
      const date = Temporal.PlainDate.from(today).add({ days }).toString()
      await app.post(meals, meal({ date, recipeName: String(days) }))
    }
    const { body } = await app.get<string>(await addressOf(app))
    expect(eventsIn(body).map((event) => event.summary)).toEqual([
      'Dinner: -90',
      'Dinner: 0',
      'Dinner: 400',
    ])
  })

  test('answers 304 until the menu has changed', async ({ app }) => {
    const address = await addressOf(app)
    const { today: date } = (await app.get('/api/household')).body
    await app.post(meals, meal({ date }))
    const { headers } = await app.get(address)
    const again = app.with({ 'If-None-Match': headers.get('etag') ?? '' })
    expect((await again.get(address)).status).toBe(304)
    await app.post(meals, meal({ date, recipeName: 'Another' }))
    expect((await again.get(address)).status).toBe(200)
  })

  test('has an address that others can reach only with a public one', async ({ start }) => {
    const app = await start()
    const { body } = await app.get('/api/menu-feed')
    expect(body).toEqual({
      path: expect.stringMatching(/^\/api\/menu-feed\/[\w-]{43}\.ics$/),
      url: null,
    })
    const open = await start({ PUBLIC_URL: 'https://localhost:8443/' })
    expect((await open.get('/api/menu-feed')).body).toEqual({
      path: body.path,
      url: `https://localhost:8443${body.path}`,
    })
  })

  test('moves when it is reset: the old address is gone', async ({ app }) => {
    const before = await addressOf(app)
    const { body, status } = await app.post('/api/menu-feed/reset')
    expect(status).toBe(200)
    expect(body.path).not.toBe(before)
    expect(await addressOf(app)).toBe(body.path)
    expect((await app.get(body.path)).status).toBe(200)
    expect(await app.get(before)).toMatchObject({
      status: 404,
      body: { message: "This calendar address doesn't exist anymore." },
    })
  })

  test('is no entry of the household: not in the export, and the sample may still come', async ({
    app,
  }) => {
    const token = (await addressOf(app)).match(/([\w-]+)\.ics$/)?.[1] ?? '?'
    await app.post('/api/menu-feed/reset')
    expect((await app.get('/api/sample-household')).body).toMatchObject({ available: true })
    const { body } = await app.post('/api/export-markdown', { manual: true })
    expect(body.content).toContain('## Menu')
    expect(body.content).not.toContain(token)
    expect(body.content).not.toContain('Calendar address')
  })
})

describe('the file', () => {
  test('has the period that was asked for, and says so in its name', async ({ app }) => {
    for (const date of ['2026-11-13', '2026-11-14', '2026-11-17', '2026-11-18']) {
      await app.post(meals, meal({ date, recipeName: date }))
    }
    const { headers, body } = await app.get<string>(
      '/api/menu.ics?startDate=2026-11-14&endDate=2026-11-17',
    )
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="food-pal-menu-2026-11-14-to-2026-11-17.ics"',
    )
    expect(eventsIn(body).map((event) => event.summary)).toEqual([
      'Dinner: 2026-11-14',
      'Dinner: 2026-11-17',
    ])
  })

  test('needs both days', async ({ app }) => {
    expect(await app.get('/api/menu.ics?startDate=2026-11-14')).toMatchObject({
      status: 400,
      body: { message: 'End date is required' },
    })
  })
})
