import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, describe, expect, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { pantryItems } from '#features/pantry/pantry.records.ts'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { backupOf, filesIn, restoreFile } from '#test/backups.ts'
import { test } from '#test/harness.ts'
import { newHousehold } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { isWhole } from '../backupFile.ts'

const aDay = 24 * 60 * 60 * 1_000

afterEach(() => void vi.useRealTimers())

describe('a backup that is asked for', () => {
  test('is made, listed, downloaded and restored', async ({ app, otherApp }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Honey' }))
    expect((await app.get('/api/backups')).body).toEqual({
      at: '03:30',
      newest: null,
      isOld: false,
      kept: [],
    })
    const { status, body: made } = await app.post('/api/backups')
    expect({ status, made }).toMatchObject({ status: 200, made: { reason: 'backup' } })
    const { body: overview } = await app.get('/api/backups')
    expect(overview).toMatchObject({ newest: { name: made.name }, isOld: false, kept: [made] })
    expect((await app.get('/api/health')).body.lastBackup).toBe(made.madeAt)

    const before = await backupOf(app)
    const answer = await fetch(`${app.url}/api/backups/${made.name}`)
    const file = Buffer.from(await answer.arrayBuffer())
    expect(file).toHaveLength(made.bytes)
    expect((await restoreFile(otherApp, file)).status).toBe(200)
    expect((await backupOf(otherApp)).records).toEqual(before.records)

    await app.post('/api/pantry', pantryItem({ name: 'Salt' }))
    const { body: preview } = await app.post('/api/restore/preview', { kept: made.name })
    expect(preview.lists).toContainEqual(
      expect.objectContaining({ heading: 'Pantry', removed: 1, same: 1 }),
    )
    const restored = await app.post('/api/restore', { kept: made.name, state: preview.state })
    expect(restored.status).toBe(200)
    expect((await backupOf(app)).records).toEqual(before.records)
    const { kept } = (await app.get('/api/backups')).body
    expect(kept.map(({ reason }: { reason: string }) => reason)).toEqual([
      'before-restore',
      'backup',
    ])
  })

  test.for(['..%2Ffood-pal.db', 'food-pal.db', 'x', '%00', '%'])(
    'has a name of ours, not %s',
    async (name, { app }) => {
      await app.post('/api/backups')
      expect((await app.get(`/api/backups/${name}`)).status).toBeGreaterThanOrEqual(400)
      expect((await app.get(`/api/backups/${name}`)).status).toBeLessThan(500)
      expect(await app.post('/api/restore/preview', { kept: name })).toMatchObject({
        status: 409,
        body: { message: "This backup isn't in the data folder anymore." },
      })
    },
  )

  test('is said to be old after a week, and none at all as well', async ({ app, start }) => {
    const isOld = async (of = app) => (await of.get('/api/backups')).body.isOld
    const off = await start({ BACKUP_AT: 'off' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * aDay })
    expect(await isOld()).toBe(true)
    expect(await isOld(off), 'where nobody wants one').toBe(false)
    await app.post('/api/backups')
    expect(await isOld()).toBe(false)
    vi.setSystemTime(Date.now() + 6.9 * aDay)
    expect(await isOld()).toBe(false)
    vi.setSystemTime(Date.now() + 0.2 * aDay)
    expect(await isOld()).toBe(true)
    expect(await isOld(off)).toBe(true)
  })
})

const jars = 600

test('a program that is killed while it makes a backup leaves none that is not whole', {
  timeout: 60_000,
}, async ({ household, start }) => {
  const filled = await openAppContext(readConfig(household.env), features)
  await filled.change({ userId: 'household' }, 'Filled the pantry', async (w) => {
    for (let n = 0; n < jars; n += 1) {
      const notes = randomBytes(990).toString('hex')
      await w.create(pantryItems, pantryItem({ name: `Jar ${n}`, notes }))
    }
  })
  await filled.close()
  const [unfinished, backups] = ['unfinished', 'backups'].map((name) =>
    join(household.env.DATA_DIR ?? '', name),
  ) as [string, string]

  // Whoever looks too seldom meets a program that is through, and tries again.
  while (filesIn(unfinished).length === 0) {
    const program = await Program.start(household.env)
    const answer = program.post('/api/backups').catch(() => 'broken off')
    const seen = vi.waitUntil(() => filesIn(unfinished).length > 0, {
      interval: 1,
      timeout: 50_000,
    })
    await Promise.race([seen.catch(() => {}), answer])
    await program.end('SIGKILL')
    await answer
  }
  for (const name of filesIn(backups)) expect(await isWhole(join(backups, name))).toBe(true)

  const again = await start()
  const before = await backupOf(again)
  const { body: made } = await again.post('/api/backups')
  const { env, discard } = await newHousehold()
  const other = await start(env)
  const file = await fetch(`${again.url}/api/backups/${made.name}`)
  expect((await restoreFile(other, Buffer.from(await file.arrayBuffer()))).status).toBe(200)
  const after = await backupOf(other)
  expect(after.records.pantry).toHaveLength(jars)
  expect(after.records).toEqual(before.records)
  await other.close()
  await discard()
})
