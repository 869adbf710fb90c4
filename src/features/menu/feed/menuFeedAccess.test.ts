import { describe, expect, vi } from 'vitest'
import { type App, test } from '#test/harness.ts'

const meals = '/api/meal-events'
const passcode = 'soup is good'

const _addressOf = async (app: App) => (await app.get<{ path: string }>('/api/menu-feed')).body.path

describe('the feed of a household with a passcode', () => {
  test('is open to whoever knows its address, and opens nothing else', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    const { headers } = await app.post('/api/sign-in', { passcode })
    const known = app.with({ Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
    const { path } = (await known.get('/api/menu-feed')).body
    expect((await app.get(path)).status).toBe(200)

    const wrong = `/api/menu-feed/${'x'.repeat(43)}.ics`
    for (const address of [wrong, path.replace('.ics', ''), '/api/menu-feed/reset']) {
      expect((await app.get(address)).status, address).toBe(404)
    }
    for (const address of ['/api/menu-feed', `${path}/more`, '/api/menu.ics', meals]) {
      expect((await app.get(address)).status, address).toBe(401)
    }
    expect((await app.post('/api/menu-feed/reset')).status).toBe(401)
    expect((await app.send('PUT', path, {})).status).toBe(401)
    expect((await known.get('/api/menu-feed')).body.path, 'nothing was reset').toBe(path)
  })

  test('stays out of the log', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    const lines: string[] = []
    const error = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
    try {
      await app.get('/api/menu-feed/almost-right.ics')
    } finally {
      error.mockRestore()
    }
    expect(lines.filter((line) => line.includes('/api/menu-feed/…'))).toHaveLength(1)
    expect(lines.join()).not.toContain('almost-right')
  })
})
