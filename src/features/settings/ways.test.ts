import { describe, expect } from 'vitest'
import { usualWays, type Ways } from '#shared/ways.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'

const setting = '/api/settings/household.ways'
const waysOf = async (app: App) => (await app.get('/api/household')).body.ways

const german: Ways = { weekStart: 'Monday', clock: '24', dates: 'day first', units: 'metric' }

describe('the household’s ways', () => {
  test('are none until somebody chooses, and go back with the change', async ({ app }) => {
    expect(await waysOf(app)).toBeNull()
    const saved = await app.put(setting, { value: german })
    expect(saved.status).toBe(200)
    expect(await waysOf(app)).toEqual(german)
    await app.post(`/api/changes/${saved.headers.get('X-Change-Id')}/undo`)
    expect(await waysOf(app)).toBeNull()
  })

  testOnOneEngine.for([
    ['weekStart', 'Tuesday', 'Weeks must start on Sunday, Monday or Saturday'],
    ['clock', 24, 'Clock must be 12 or 24'],
    ['dates', 'DMY', 'Dates must be month first, day first or year first'],
    ['units', 'stones', 'Units must be as written, metric or US'],
  ] as const)('have no %s of %s', async ([name, value, message], { app }) => {
    const { status, body } = await app.put(setting, { value: { ...usualWays, [name]: value } })
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([{ field: `value.${name}`, message }])
    expect(await waysOf(app)).toBeNull()
  })
})
