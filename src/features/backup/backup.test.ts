import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { familyRule } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { features } from '#server/features.ts'
import {
  backupOf,
  changesOf,
  downloadBackup,
  preview,
  readable,
  restore,
  restoreFile,
} from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'
import type { ListPreview } from './backup.logic.ts'

const recordTypes = features.flatMap((feature) => feature.recordTypes ?? [])

const rowsOf = (app: App) =>
  app.look(async (reader) => {
    const lists = recordTypes.map(async ({ name, table }) => [
      name,
      await reader.selectFrom(table).selectAll().orderBy('id').execute(),
    ])
    return Object.fromEntries(await Promise.all(lists))
  })

/** A household in which something has happened to every list that the sample fills. */
async function liveIn(app: App) {
  await app.post('/api/sample-household')
  const [first, second] = (await app.get('/api/pantry')).body
  await app.put(`/api/pantry/${first.id}`, { quantity: 'plenty' })
  await app.delete(`/api/pantry/${second.id}`)
  await app.put('/api/settings/theme', { value: 'light' })
  const [, flash] = (await app.get('/api/ai/models')).body
  await app.put(`/api/ai/models/${flash.id}`, { isDefault: true })
}

describe('a backup', () => {
  test('restored where everything is gone, brings back every row', async ({ app, otherApp }) => {
    await liveIn(app)
    const answer = await fetch(`${app.url}/api/backup`)
    const file = Buffer.from(await answer.arrayBuffer())
    const content = readable(file)
    const { today } = (await app.get('/api/household')).body
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="food-pal-backup-${today}.jsonl.gz"`,
    )
    // Somebody looked around first.
    await otherApp.put('/api/settings/theme', { value: 'dark' })
    expect(await restoreFile(otherApp, file)).toMatchObject({ status: 200 })

    expect(await rowsOf(otherApp)).toEqual(await rowsOf(app))
    expect(recordTypes.length).toBeGreaterThan(8)

    const before = content.history
    const after = (await backupOf(otherApp)).history
    const recalled = after.filter(({ why }) => before.some((change) => change.why === why))
    expect(before.length).toBe(5)
    expect(
      recalled.filter((change) => before.some((b) => b.createdAt === change.createdAt)),
    ).toEqual(before)
    expect(after.at(-1)?.why).toBe(`Restored the backup of ${content.madeAt}`)

    // New records don't take the place of old ones.
    const highest = Math.max(
      ...(await otherApp.get('/api/pantry')).body.map((i: { id: number }) => i.id),
    )
    const added = await otherApp.post('/api/pantry', pantryItem())
    expect(added.status).toBe(201)
    expect(added.body.id).toBeGreaterThan(highest)
  })

  test('brings back half a serving', async ({ app, otherApp }) => {
    const { body: planned } = await app.post('/api/meal-events', meal({ servings: 2.5 }))
    expect(planned.servings).toBe(2.5)
    expect((await restoreFile(otherApp, await downloadBackup(app))).status).toBe(200)
    expect((await backupOf(otherApp)).records.mealEvent).toEqual([planned])
  })

  test('holds no secret of the server', async ({ start }) => {
    const app = await start({ OPENROUTER_API_KEY: 'sk-secret' })
    const backup = JSON.stringify(await backupOf(app))
    const [{ value }] = (await app.look((reader) =>
      reader.selectFrom('secrets').select('value').execute(),
    )) as [{ value: string }]
    expect(backup).not.toContain(value)
    expect(backup).not.toContain('sk-secret')
    expect(await changesOf(app)).toEqual([])
  })

  test('says first what would change, and then changes just that', async ({ app }) => {
    const keep = (await app.post('/api/pantry', pantryItem({ name: 'Oats' }))).body
    const change = (await app.post('/api/pantry', pantryItem({ name: 'Rice' }))).body
    const lose = (await app.post('/api/pantry', pantryItem({ name: 'Milk' }))).body
    const rules = '/api/whole-family-preferences'
    const a = (await app.post(rules, familyRule({ name: 'Dinner' }))).body
    const b = (await app.post(rules, familyRule({ name: 'Lunch' }))).body
    const file = await backupOf(app)

    await app.put(`/api/pantry/${change.id}`, { quantity: '9 lb' })
    await app.delete(`/api/pantry/${lose.id}`)
    await app.post('/api/pantry', pantryItem({ name: 'Salt' }))
    // Names that may stand only once change places.
    for (const [id, name] of [
      [a.id, 'Supper'],
      [b.id, 'Dinner'],
      [a.id, 'Lunch'],
    ]) {
      expect((await app.put(`${rules}/${id}`, { name })).status).toBe(200)
    }

    const { body } = await preview(app, file)
    const list = (heading: string) =>
      body.lists.find((each: ListPreview) => each.heading === heading)
    expect(list('Pantry')).toMatchObject({ added: 1, changed: 1, removed: 1, same: 1 })
    expect(body).toMatchObject({ source: 'backup', madeAt: file.madeAt, setup: false })

    const done = await restore(app, file, body.state)
    expect(done.status).toBe(200)
    const { body: pantry } = await app.get('/api/pantry')
    expect(pantry).toEqual([
      lose,
      keep,
      expect.objectContaining({ id: change.id, quantity: change.quantity }),
    ])
    // Whoever looked at it before is told that it changed.
    const late = await app.put(`/api/pantry/${change.id}`, { quantity: '1', version: 2 })
    expect(late.status).toBe(409)
    expect((await app.get(rules)).body).toMatchObject([
      { id: a.id, name: 'Dinner' },
      { id: b.id, name: 'Lunch' },
    ])
    expect((await changesOf(app)).at(-1)?.why).toBe(`Restored the backup of ${file.madeAt}`)

    // How it was before the restore stays in the data folder.
    const folder = join(app.env.DATA_DIR ?? '', 'backups')
    const [kept] = await readdir(folder)
    expect(done.body.keptAs).toBe(`backups/${kept}`)
    const saved = readable(await readFile(join(folder, kept ?? '')))
    expect(saved.records.pantry).toContainEqual(expect.objectContaining({ name: 'Salt' }))
    expect((await preview(app, await backupOf(app))).body.lists).toSatisfy((lists: ListPreview[]) =>
      lists.every(({ added, changed, removed }) => added + changed + removed === 0),
    )
  })

  test('is refused when the household changed since the look at it', async ({ app }) => {
    const file = await backupOf(app)
    const { state } = (await preview(app, file)).body
    await app.post('/api/pantry', pantryItem())
    expect(await restore(app, file, state)).toMatchObject({
      status: 409,
      body: { message: 'Something changed in the meantime. Check again what would happen.' },
    })
    expect((await app.get('/api/pantry')).body).toHaveLength(1)
  })

  test('that can’t be read changes nothing', async ({ app }) => {
    await app.post('/api/pantry', pantryItem())
    await app.post('/api/stores', { name: 'Costco' })
    const file = await backupOf(app)
    const [item] = file.records.pantry ?? []
    const [store] = file.records.store ?? []
    const having = (records: object) => ({
      ...file,
      records: { ...file.records, ...records },
    })
    const nothing = 'Nothing was changed.'
    const refusals: [unknown, string][] = [
      [{ ...file, format: 'else' }, `This isn't a Food Pal backup or export. ${nothing}`],
      [
        { ...file, formatVersion: 3 },
        `This backup is from a newer version of Food Pal. Update this one first. ${nothing}`,
      ],
      [
        having({ spaceship: [] }),
        `This backup is from a newer version of Food Pal. Update this one first. ${nothing}`,
      ],
      [
        { ...file, migrations: [...file.migrations, '999-future'] },
        `This backup is from a newer version of Food Pal. Update this one first. ${nothing}`,
      ],
      [
        having({ pantry: [{ ...item, name: '' }] }),
        `The file has a pantry item that can't be read (name: Name is required). ${nothing}`,
      ],
      [having({ pantry: [item, item] }), `This backup has the same pantry item twice. ${nothing}`],
      [
        having({ pantry: [], store: [store, { ...store, id: 77 }] }),
        `The file has the same name twice where only one is allowed. ${nothing}`,
      ],
      [{ hello: 1 }, `This isn't a Food Pal backup or export. ${nothing}`],
      [{ timestamp: file.madeAt }, `This isn't a Food Pal backup or export. ${nothing}`],
    ]
    for (const [wrong, message] of refusals) {
      expect((await restore(app, wrong)).body, message).toMatchObject({ code: 'invalid', message })
    }
    expect((await restore(app, 'text')).status).toBe(400)
    expect((await app.post('/api/restore', 'no json')).status).toBe(400)
    expect(await rowsOf(app)).toMatchObject({ pantry: [item], store: [{ ...store, aisles: '[]' }] })
    // Files that can't be read don't push out how things were before those that could.
    expect(await readdir(app.env.DATA_DIR ?? '')).not.toContain('backups')
    expect(await readdir(join(app.env.DATA_DIR ?? '', 'unfinished'))).toEqual([])
  })

  test('is restored once under one key, as a file, too', async ({ app }) => {
    await app.post('/api/pantry', pantryItem())
    const file = await downloadBackup(app)
    await app.post('/api/pantry', pantryItem({ name: 'Later' }))
    const keyed = app.with({ 'Idempotency-Key': 'restore-1' })
    const first = await restoreFile(keyed, file)
    expect(first.status).toBe(200)
    const again = await restoreFile(keyed, file)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
    expect((await app.get('/api/pantry')).body).toHaveLength(1)
  })

  test('is made a few times at once, and no more', async ({ app }) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetch(`${app.url}/api/backup`)),
    )
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    // Each that was made has made room for the next.
    for (let n = 0; n < 5; n += 1) expect((await downloadBackup(app)).length).toBeGreaterThan(0)
  })

  test('may be larger than what else is sent', async ({ app }) => {
    const file = await backupOf(app)
    const at = file.madeAt
    const pantry = Array.from({ length: 5_000 }, (_, n) => ({
      ...pantryItem({ name: `Jar ${n}`, notes: 'x'.repeat(300) }),
      id: n + 1,
      version: 1,
      createdAt: at,
      updatedAt: at,
    }))
    expect(JSON.stringify(pantry).length).toBeGreaterThan(2_000_000)
    expect((await restore(app, { ...file, records: { ...file.records, pantry } })).status).toBe(200)
    expect((await app.get('/api/pantry')).body).toHaveLength(5_000)
    expect((await app.post('/api/pantry', { notes: 'x'.repeat(1_100_000) })).status).toBe(413)
  })
})
