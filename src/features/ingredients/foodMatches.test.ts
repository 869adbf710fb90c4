import { describe, expect } from 'vitest'
import { backupOf } from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'

const path = '/api/food-matches'
const say = (app: App, food: unknown, name: unknown, isSame: unknown) =>
  app.post(path, { food, name, isSame })
const list = async (app: App) => (await app.get(path)).body

describe('what the household says of names', () => {
  test('is kept once for two names, however they are written, and can be taken back', async ({
    app,
  }) => {
    const first = await say(app, 'onions', 'Shallot', false)
    expect(first).toMatchObject({
      status: 201,
      body: { id: 1, food: 'onions', name: 'Shallot', isSame: false },
    })
    const again = await say(app, 'Onion', 'shallots', true)
    expect(again.body).toMatchObject({ id: 1, version: 2, isSame: true })
    await say(app, 'shallot', 'Onions', true)
    expect(await list(app)).toHaveLength(2)
    const undone = await app.post(`/api/changes/${again.headers.get('X-Change-Id')}/undo`)
    expect(undone.status).toBe(200)
    expect((await list(app))[0]).toMatchObject({ id: 1, isSame: false })
    expect((await app.delete(`${path}/1`)).status).toBe(200)
    expect(await list(app)).toMatchObject([{ id: 2 }])
    expect((await app.delete(`${path}/1`)).status).toBe(404)
  })

  test('is in the backup', async ({ app, otherApp }) => {
    await say(app, 'onion', 'Shallots', false)
    await otherApp.post('/api/restore', { file: await backupOf(app) })
    expect(await list(otherApp)).toEqual(await list(app))
  })

  test.for([
    [{}, 'Food is required. Name is required. Same must be true or false'],
    [{ food: 'onion', name: ' ', isSame: true }, 'Name is required'],
    [
      { food: 'onion', name: 'x'.repeat(201), isSame: true },
      'Name is too long (at most 200 characters)',
    ],
    [{ food: 'onion', name: 'x', isSame: 'yes' }, 'Same must be true or false'],
  ] as const)('%j is refused', async ([input, message], { app }) => {
    expect(await app.post(path, input)).toMatchObject({ status: 400, body: { message } })
    expect(await list(app)).toEqual([])
  })
})
