import { describe, expect } from 'vitest'
import type { CalendarEvent } from '#features/calendar/calendar.contract.ts'
import { calendarSource } from '#features/calendar/calendar.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { dayIn } from '#shared/time.ts'
import { backupOf, restore } from '#test/backups.ts'
import { calendarServer, ownNetwork } from '#test/calendarHarness.ts'
import { icsEvent, icsFile } from '#test/calendarServer.ts'
import { LiveClient } from '#test/client.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'

const unset = { HOUSEHOLD_TIME_ZONE: '' }
const setting = '/api/settings/household.timeZone'
const state = async (app: App) => (await app.get('/api/household/time-zone')).body
const zoneOf = async (app: App) => (await app.get('/api/household')).body

/** Two zones that never have the same day. */
const [first, last] = ['Pacific/Kiritimati', 'Pacific/Niue']

const server = calendarServer()

describe('the time zone', () => {
  test('is Los Angeles until somebody chooses, and goes back with the change', async ({
    start,
  }) => {
    const app = await start(unset)
    expect(await state(app)).toEqual({
      timeZone: 'America/Los_Angeles',
      fixed: false,
      chosen: false,
    })
    const saved = await app.put(setting, { value: first })
    expect(saved.status).toBe(200)
    expect(await state(app)).toEqual({ timeZone: first, fixed: false, chosen: true })
    expect(await zoneOf(app)).toMatchObject({ timeZone: first, today: dayIn(first) })
    expect((await app.get('/api/system/information')).body.timeZone).toBe(first)
    await app.post(`/api/changes/${saved.headers.get('X-Change-Id')}/undo`)
    expect((await zoneOf(app)).timeZone).toBe('America/Los_Angeles')
  })

  testOnOneEngine.for([
    ['a place elsewhere', 'Mars/Olympus'],
    ['a distance', '+05:00'],
    ['nothing', ''],
    ['a number', 7],
    ['null', null],
    ['a long text', 'x'.repeat(50_000)],
  ] as const)('is not %s', async ([, value], { start }) => {
    const app = await start(unset)
    const { status, body } = await app.put(setting, { value })
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([
      { field: 'value', message: 'Time zone must be a name like Europe/Berlin' },
    ])
    expect((await zoneOf(app)).timeZone).toBe('America/Los_Angeles')
  })

  test('that the program was started with can’t be changed', async ({ start }) => {
    const app = await start({ HOUSEHOLD_TIME_ZONE: 'Europe/Berlin' })
    expect(await state(app)).toEqual({ timeZone: 'Europe/Berlin', fixed: true, chosen: false })
    const { status, body } = await app.put(setting, { value: first })
    expect([status, body.message]).toEqual([
      409,
      'The time zone is set by whoever looks after Food Pal (HOUSEHOLD_TIME_ZONE).',
    ])
  })

  test('of another program on the same database is the same at once', async ({ start }) => {
    const [here, there] = [await start(unset), await start(unset)]
    const ear = new LiveClient(here.url)
    await ear.opened()
    for (const zone of [first, last]) {
      await here.put(setting, { value: zone })
      expect(await ear.next()).toMatchObject({ type: 'changed', topic: 'settings' })
      expect(await zoneOf(there)).toMatchObject({ timeZone: zone, today: dayIn(zone) })
    }
  })

  test('moves the menu’s feed, and the calendars that were read before', async ({ start }) => {
    const app = await start({ ...ownNetwork, ...unset })
    const noon = icsEvent('Lunch', 'DTSTART:20261111T120000', 'DTEND:20261111T130000')
    const url = server().serve('/floating.ics', icsFile(noon))
    await app.post('/api/calendar/sources', calendarSource({ url }))
    await app.post('/api/meal-events', meal({ date: dayIn(last), time: '18:00' }))
    const feed = (await app.get('/api/menu-feed')).body.path
    const days = 'start=2026-11-10T00:00:00Z&end=2026-11-13T00:00:00Z'
    const seen = async (zone: string) => {
      await app.put(setting, { value: zone })
      const { body } = await app.get<CalendarEvent[]>(`/api/calendar/events?${days}`)
      const { body: menu } = await app.get<string>(feed)
      return [body[0]?.start.dateTime.slice(11, 16), /DTSTART:\d+T(\d{4})/.exec(menu)?.[1]]
    }
    expect(await seen('Etc/GMT-2')).toEqual(['10:00', '1600'])
    expect(await seen('Etc/GMT+3')).toEqual(['15:00', '2100'])
    expect(await seen('Etc/GMT-2')).toEqual(['10:00', '1600'])
  })

  test('that a restored backup brings and nobody knows is none', async ({ start }) => {
    const app = await start(unset)
    await app.put(setting, { value: first })
    const backup = await backupOf(app)
    for (const record of backup.records.setting ?? []) record.value = 'Mars/Olympus'
    expect((await restore(app, backup)).status).toBe(200)
    expect(await state(app)).toMatchObject({ timeZone: 'America/Los_Angeles', chosen: false })
    const again = await start(unset)
    expect((await zoneOf(again)).timeZone).toBe('America/Los_Angeles')
    expect((await again.put(setting, { value: last })).status).toBe(200)
    expect((await zoneOf(app)).timeZone).toBe(last)
  })
})
