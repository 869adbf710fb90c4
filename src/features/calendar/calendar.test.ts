import { describe, expect } from 'vitest'
import { calendarServer, lunch, ownNetwork, week } from '#test/calendarHarness.ts'
import { test, testOnOneEngine } from '#test/harness.ts'
import { calendarSource } from './calendar.factory.ts'

const missing = 'Missing information: Please provide both a name and URL for the calendar.'

const server = calendarServer()

describe('calendar sources', () => {
  test('are added, listed, changed and removed', async ({ app }) => {
    const { status, body } = await app.post('/api/calendar/sources', {
      name: ' Family ',
      url: 'https://calendar.invalid/family.ics',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: 1,
      name: 'Family',
      url: 'https://calendar.invalid/family.ics',
      color: '#3B82F6',
      enabled: true,
    })
    expect((await app.get('/api/calendar/sources')).body).toEqual([
      { ...body, problem: "The address couldn't be reached.", remark: null, readAt: null },
    ])
    const changed = await app.put('/api/calendar/sources/1', { enabled: false })
    expect(changed.body).toMatchObject({ name: 'Family', enabled: false, version: 2 })
    expect((await app.delete('/api/calendar/sources/1')).body).toEqual({ success: true })
    expect((await app.get('/api/calendar/sources')).body).toEqual([])
    expect((await app.delete('/api/calendar/sources/1')).status).toBe(404)
  })

  testOnOneEngine.for([
    {},
    { name: 'Family' },
    { url: 'https://calendar.invalid/a.ics' },
    { name: ' ', url: '' },
  ])('need a name and a URL: %j', async (form, { app }) => {
    const { status, body } = await app.post('/api/calendar/sources', form)
    expect(status).toBe(400)
    expect(body.message).toBe(missing)
    expect((await app.get('/api/calendar/sources')).body).toEqual([])
  })

  testOnOneEngine.for([
    [{ url: 'ftp://example.com/a.ics' }, 'url', /must start with https/],
    [{ url: 'family calendar' }, 'url', /must start with https/],
    [{ url: 'javascript:alert(1)' }, 'url', /must start with https/],
    [{ color: 'blue' }, 'color', /Color must be a value like #3B82F6/],
    [{ color: 'url(x)' }, 'color', /Color must be/],
    [{ enabled: 'yes' }, 'enabled', /true or false/],
    [{ name: 'x'.repeat(101) }, 'name', /too long/],
    [{ url: 'http://192.168.1.5/a.ics' }, 'url', /private network/],
    [{ url: 'webcal://LOCALHOST/a.ics' }, 'url', /private network/],
  ] as const)('refuse %j', async ([given, field, message], { app }) => {
    const { status, body } = await app.post('/api/calendar/sources', calendarSource(given))
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([{ field, message: expect.stringMatching(message) }])
    await app.post('/api/calendar/sources', calendarSource())
    expect((await app.put('/api/calendar/sources/1', given)).status).toBe(400)
  })

  test('are connected once, however the address is written', async ({ app }) => {
    await app.post(
      '/api/calendar/sources',
      calendarSource({ url: 'webcal://calendar.invalid/a.ics' }),
    )
    const again = calendarSource({ name: 'Again', url: 'https://CALENDAR.invalid/a.ics' })
    const { status, body } = await app.post('/api/calendar/sources', again)
    expect(status).toBe(409)
    expect(body.message).toBe('This calendar is already connected, as “Family”.')
    const own = await app.put('/api/calendar/sources/1', { url: 'https://calendar.invalid/a.ics' })
    expect(own.status).toBe(200)
  })

  test.for(['<!doctype html><p>Sign in</p>', '', 'BEGIN:VCARD\r\nEND:VCARD'])(
    'are not connected when they are none: %j',
    async (text, { start }) => {
      const app = await start(ownNetwork)
      const url = server().serve('/none', text)
      const refused = {
        status: 400,
        body: { validationErrors: [{ field: 'url', message: "This isn't a calendar file." }] },
      }
      expect(await app.post('/api/calendar/sources', calendarSource({ url }))).toMatchObject(
        refused,
      )
      expect((await app.get('/api/calendar/sources')).body).toEqual([])

      await app.post('/api/calendar/sources', calendarSource({ url: server().serve('/a', lunch) }))
      expect(await app.put('/api/calendar/sources/1', { url })).toMatchObject(refused)

      // One that has become none can still be renamed; one that has become a calendar, connected.
      server().serve('/a', text)
      const { body } = await app.post('/api/calendar/sources/1/read')
      expect(body.problem).toBe("This isn't a calendar file.")
      const same = { url: server().url('/a'), name: 'Ours' }
      expect((await app.put('/api/calendar/sources/1', same)).status).toBe(200)
      server().serve('/none', lunch)
      expect((await app.post('/api/calendar/sources', calendarSource({ url }))).status).toBe(201)
    },
  )

  test('are changes like any other: with a history, and none for readings', async ({ start }) => {
    const app = await start(ownNetwork)
    await app.post('/api/calendar/sources', calendarSource({ url: server().serve('/a', lunch) }))
    await app.get(`/api/calendar/events?${week}`)
    const history = await app.look((reader) =>
      reader.selectFrom('history').select(['entityType', 'operation']).execute(),
    )
    expect(history).toEqual([{ entityType: 'calendarSource', operation: 'create' }])
  })
})
