import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { backupOf, downloadBackup, restore, restoreFile } from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'

const at = '2026-11-14T08:00:00.000Z'
const item = { ...pantryItem(), id: 5, version: 1, createdAt: at, updatedAt: at }

/** A value inside so many others. */
const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`)

const change = {
  userId: 'household',
  why: 'Added a pantry item',
  commandType: null,
  executionId: null,
  undoes: null,
  createdAt: at,
}
const entry = {
  entityType: 'pantry',
  entityId: 5,
  operation: 'create',
  changeDescription: 'Added pantry item “Oats”',
  userId: 'household',
  timestamp: at,
  previousData: null,
  newData: JSON.stringify(item),
  previousVersion: null,
  newVersion: 1,
}

const records: Record<string, object> = {
  'an id of 2^53-1': { pantry: [{ ...item, id: Number.MAX_SAFE_INTEGER }] },
  'an id of 2^31-1': { pantry: [{ ...item, id: 2_147_483_647 }] },
  'an id that leaves no room': { pantry: [{ ...item, id: 1_000_000_001 }] },
  'the id 0': { pantry: [{ ...item, id: 0 }] },
  'a negative id': { pantry: [{ ...item, id: -7 }] },
  'half an id': { pantry: [{ ...item, id: 1.5 }] },
  'the version 0': { pantry: [{ ...item, version: 0 }] },
  'a version of 2^31-1': { pantry: [{ ...item, version: 2_147_483_647 }] },
  'a day as a moment': { pantry: [{ ...item, createdAt: '2026-11-14' }] },
  'a moment that is none': { pantry: [{ ...item, updatedAt: 'yesterday' }] },
  'a moment elsewhere': { pantry: [{ ...item, updatedAt: '2026-11-14T08:00:00.000+02:00' }] },
  'a feed with a line break': { menuFeed: [feed({ token: `${'a'.repeat(40)}\r\nX: y` })] },
  'a feed with one letter': { menuFeed: [feed({ token: 'a' })] },
  'two feeds': { menuFeed: [feed({}), feed({ id: 9, token: 'b'.repeat(43) })] },
  'a number over 2^31': {
    'whole-family-preference': [{ ...rule(), sortOrder: 2 ** 31 }],
  },
  'half a number': { 'whole-family-preference': [{ ...rule(), sortOrder: 0.5 }] },
  'a NUL': { photo: [{ ...picture(), mimeType: 'image/\0' }] },
  '70 levels': { setting: [{ ...item, key: 'deep', value: nested(70) }] },
  '1,500 levels': { setting: [{ ...item, key: 'deep', value: nested(1_500) }] },
  'a list in place of a record': { pantry: [nested(5_000)] },
  '50,000 levels': { setting: [{ ...item, key: 'deep', value: nested(50_000) }] },
}

const histories: Record<string, object> = {
  'a moment that is none': { ...change, createdAt: 'long ago', entries: [] },
  'an entry of record 0': { ...change, entries: [{ ...entry, entityId: 0 }] },
  'an entry that keeps no JSON': { ...change, entries: [{ ...entry, newData: 'Oats' }] },
  'an entry that keeps a list': { ...change, entries: [{ ...entry, newData: '[]' }] },
  'an entry that keeps another record': {
    ...change,
    entries: [{ ...entry, newData: JSON.stringify({ ...item, id: 6 }) }],
  },
  'an entry of 1,500 levels': {
    ...change,
    entries: [{ ...entry, newData: JSON.stringify({ ...item, notes: nested(1_500) }) }],
  },
  'a version beyond all': { ...change, entries: [{ ...entry, newVersion: 2 ** 40 }] },
  'a NUL': { ...change, why: 'a\0b', entries: [] },
}

function feed(other: object) {
  return { ...item, token: 'a'.repeat(43), household: 'our-household', ...other }
}
function rule() {
  return { ...item, name: 'Dinner', description: null, value: null, isActive: true, sortOrder: 0 }
}
function picture() {
  const size = { width: 1, height: 1, size: 1 }
  return { ...item, filename: 'a.jpg', imageData: 'AAAA', mimeType: 'image/jpeg', ...size }
}

/** Refused, and nothing is different: the next write works as before. */
async function expectRefused(app: App, name: string, file: object) {
  const before = (await app.get('/api/pantry')).body
  const { status, body } = await restore(app, file)
  expect({ name, status, message: body.message }).toEqual({
    name,
    status: 400,
    message: expect.stringMatching(/Nothing was changed\.$/),
  })
  expect((await app.get('/api/pantry')).body).toEqual(before)
  expect((await app.post('/api/pantry', pantryItem())).status).toBe(201)
}

describe('a file that would break the household is refused', () => {
  test('by its records', async ({ app }) => {
    const file = await backupOf(app)
    for (const [name, wrong] of Object.entries(records)) {
      await expectRefused(app, name, { ...file, records: { ...file.records, ...wrong } })
    }
  })

  test('by its history', async ({ app }) => {
    const file = await backupOf(app)
    for (const [name, wrong] of Object.entries(histories)) {
      await expectRefused(app, name, { ...file, history: [wrong] })
    }
  })

  test('as an export', async ({ app }) => {
    const deep = { timestamp: at, pantry: [{ ...pantryItem(), notes: nested(5_000) }] }
    await expectRefused(app, '5,000 levels', deep)
  })
})

test('a request of 1,500 levels is refused, too', async ({ app }) => {
  const { status } = await app.put('/api/settings/theme', { value: nested(1_500) })
  expect(status).toBe(400)
  expect((await app.post('/api/pantry', { ...pantryItem(), notes: nested(5_000) })).status).toBe(
    400,
  )
})

test('a backup without the address of the menu leaves it as it is', async ({ app }) => {
  const file = await backupOf(app)
  const [kept] = file.records.menuFeed ?? []
  const without = { ...file, records: { ...file.records, menuFeed: [] } }
  expect((await restore(app, without)).status).toBe(200)
  expect((await backupOf(app)).records.menuFeed).toEqual([kept])
  const { menuFeed, ...others } = file.records
  expect((await restore(app, { ...file, records: others })).status).toBe(200)
  expect((await app.get('/api/menu-feed')).status).toBe(200)
})

describe('a backup file that is not whole is refused', () => {
  const damaged = 'The backup is damaged or incomplete. Nothing was changed.'
  const notOurs = "This isn't a Food Pal backup or export. Nothing was changed."
  const packed = (text: string) => Buffer.from(gzipSync(text))

  const spoiled: Record<string, (file: Buffer, text: string) => [Buffer<ArrayBuffer>, string]> = {
    'cut off': (file) => [Buffer.from(file.subarray(0, file.length - 100)), damaged],
    'cut off at a line': (_, text) => [
      packed(`${text.trim().split('\n').slice(0, -1).join('\n')}\n`),
      damaged,
    ],
    'with another byte': (_, text) => [packed(text.replace('Oats', 'Cats')), damaged],
    'with a line twice': (_, text) => [packed(text.replace(/^(\{"kind".*\n)/m, '$1$1')), 'twice'],
    'with something after its end': (_, text) => [packed(`${text}{"kind":"pantry"}\n`), damaged],
    'with nothing in it': () => [packed(''), damaged],
    'of somebody else': () => [packed('hello\nworld\n'), notOurs],
    'that is no archive': () => [Buffer.from([0x1f, 0x8b, 1, 2, 3, 4, 5]), damaged],
    'that is a text': () => [Buffer.from('hello\n'), notOurs],
    'with a line without end': () => [packed(`{"format":${' '.repeat(60_000_000)}`), damaged],
  }

  test('whatever happened to it', async ({ app }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
    const file = await downloadBackup(app)
    const text = gunzipSync(file).toString()
    for (const [name, spoil] of Object.entries(spoiled)) {
      const [wrong, message] = spoil(file, text)
      const answer = await restoreFile(app, wrong)
      expect(answer, name).toMatchObject({ status: 400 })
      expect(answer.body.message, name).toContain(message)
    }
    expect((await app.get('/api/pantry')).body).toHaveLength(1)
    expect((await restoreFile(app, file)).status, 'the whole one is taken').toBe(200)
  })

  test('one that a browser has unpacked is taken', async ({ app, otherApp }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
    const unpacked = Buffer.from(gunzipSync(await downloadBackup(app)))
    expect((await restoreFile(otherApp, unpacked)).status).toBe(200)
    expect((await otherApp.get('/api/pantry')).body).toHaveLength(1)
  })
})
