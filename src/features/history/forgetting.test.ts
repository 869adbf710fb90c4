import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { approve, propose } from '#features/proposals/proposals.factory.ts'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { type App, test } from '#test/harness.ts'
import { forgetOlder } from './retention.ts'

/** As if everything so far had been long ago. */
const everything = '9999-01-01T00:00:00.000Z'

async function forget(app: App, before = everything) {
  const context = await openAppContext(readConfig(app.env), features)
  return forgetOlder(context, before).finally(() => context.close())
}

const entriesOf = (app: App, entityId: number) =>
  app.look((reader) =>
    reader
      .selectFrom('history')
      .select('newVersion')
      .where('entityType', '=', 'pantry')
      .where('entityId', '=', entityId)
      .orderBy('id')
      .execute(),
  )

const add = async (app: App, name: string) =>
  (await app.post('/api/pantry', pantryItem({ name }))).body.id as number

const edit = async (app: App, id: number, times: number) => {
  for (let n = 0; n < times; n += 1) await app.put(`/api/pantry/${id}`, { quantity: `${n} lb` })
}

test('old history goes, but for the last 20 versions of what is there', async ({ app }) => {
  const several = await app.post('/api/sample-household')
  const busy = await add(app, 'Flour')
  await edit(app, busy, 30)
  const quiet = await add(app, 'Salt')
  const gone = await add(app, 'Milk')
  await app.delete(`/api/pantry/${gone}`)

  expect(await forget(app, '2001-01-01T00:00:00.000Z')).toBe(0)
  expect(await forget(app)).toBe(13)
  expect((await entriesOf(app, busy)).map(({ newVersion }) => newVersion)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 12),
  )
  expect(await entriesOf(app, quiet)).toHaveLength(1)
  expect(await entriesOf(app, gone)).toEqual([])
  expect(await forget(app), 'a second time there is nothing left').toBe(0)

  // A change goes whole or not at all, so what it did can be taken back whole.
  const undone = await app.post(`/api/changes/${several.headers.get('X-Change-Id')}/undo`)
  expect(undone.status).toBe(200)
  expect((await app.get('/api/pantry')).body).toHaveLength(2)
  const { body } = await app.get('/api/system/information')
  expect(body.database.history).toMatchObject({ keep: '2 years' })
  expect(body.database.history.entries).toBeGreaterThan(20)
})

test('undo and redo come as far as before', async ({ app }) => {
  const status = async () => (await app.get('/api/system/status')).body
  const addByProposal = async (name: string) => {
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name })])
    expect((await approve(app, proposal)).status).toBe(200)
    const { body } = await app.get('/api/pantry')
    return body.find((item: { name: string }) => item.name === name).id as number
  }
  const overtaken = await addByProposal('Rice')
  await edit(app, overtaken, 25)
  // Undo never gets past this one: it stays, so that it never does.
  const barrier = await addByProposal('Beans')
  await edit(app, barrier, 1)
  const first = await addByProposal('Tea')
  const second = await addByProposal('Jam')
  await app.post('/api/undo')
  const before = await status()

  // The proposal that was overtaken, and the oldest of its record's later versions.
  expect(await forget(app)).toBe(6)
  expect(await entriesOf(app, overtaken)).toHaveLength(20)
  expect(await entriesOf(app, first)).toHaveLength(1)
  expect(await entriesOf(app, barrier)).toHaveLength(2)
  expect(await status()).toEqual(before)
  expect((await app.post('/api/redo')).status).toBe(200)
  expect((await app.post('/api/undo')).status).toBe(200)
  expect((await app.post('/api/undo')).status).toBe(200)
  expect((await app.get('/api/pantry')).body).toHaveLength(2)
  expect(await entriesOf(app, second)).toHaveLength(4)
  const odd = await app.look((reader) =>
    reader
      .selectFrom('changes')
      .select('executionId')
      .where('executionId', 'is not', null)
      .execute(),
  )
  expect(odd, 'one that stays, two that are undone').toHaveLength(1 + 2 + 4)
})

test('how long history is kept is a setting', async ({ app }) => {
  expect((await app.put('/api/settings/history.keep', { value: 'forever' })).status).toBe(200)
  const { body } = await app.get('/api/system/information')
  expect(body.database.history.keep).toBe('forever')
  const { status, body: refused } = await app.put('/api/settings/history.keep', { value: 'a week' })
  expect([status, refused.message]).toEqual([
    400,
    'History must be one of 1 year, 2 years, 5 years, forever',
  ])
})
