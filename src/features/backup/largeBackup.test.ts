import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { photoRecords } from '#features/assistant/photos/photos.records.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { pantryItems } from '#features/pantry/pantry.records.ts'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { downloadBackup, previewFile, restoreFile } from '#test/backups.ts'
import { test } from '#test/harness.ts'
import { type Environment, newHousehold } from '#test/household.ts'
import { Program } from '#test/process.ts'

const photos = 115
/** That a file could have once. */
const mostOnce = 64 * 1_024 * 1_024

async function fill(env: Environment) {
  const context = await openAppContext(readConfig(env), features)
  const actor = { userId: 'household' }
  for (let n = 0; n < photos; n += 1) {
    // Packed in no time, so that the test takes little of it.
    const imageData = randomBytes(300).toString('base64').repeat(1_500)
    await context.change(actor, 'Sent a photo', (w) =>
      w.create(photoRecords, {
        conversationId: null,
        messageId: null,
        filename: `${n}.jpg`,
        imageData,
        description: null,
        tags: [],
        createdBy: 'user',
        mimeType: 'image/jpeg',
        width: 1,
        height: 1,
        size: imageData.length,
      }),
    )
  }
  await context.change(actor, 'Filled the pantry', async (w) => {
    for (let n = 0; n < 300; n += 1) await w.create(pantryItems, pantryItem({ name: `Jar ${n}` }))
  })
  await context.close()
}

/** The most that a program has had in memory, in megabytes. */
const peakOf = ({ pid }: Program) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

const enoughWrites = 20

/** How often somebody can write, one after the other, while something goes on. */
async function writesDuring(program: Program, during: Promise<unknown>): Promise<number> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  during.then(over, over)
  let writes = 0
  while (!isOver && writes < enoughWrites) {
    expect((await program.post('/api/shopping', { name: 'Milk' })).status).toBe(201)
    writes += 1
  }
  return writes
}

test('a backup of any size is made and restored, while others go on, in little memory', {
  timeout: 120_000,
}, async ({ household }) => {
  await fill(household.env)
  const other = await newHousehold()
  const program = await Program.start(household.env)
  const target = await Program.start(other.env)
  try {
    await program.get('/api/pantry')
    const before = peakOf(program)
    const download = downloadBackup(program)
    const writes = await writesDuring(program, download)
    const file = await download
    expect(gunzipSync(file).length).toBeGreaterThan(mostOnce)
    expect(writes, 'while the backup is made').toBeGreaterThan(5)
    expect(peakOf(program) - before).toBeLessThan(220)

    const { body: preview } = await previewFile(target, file)
    expect(preview.lists).toContainEqual(
      expect.objectContaining({ heading: 'Photos', added: photos, same: 0 }),
    )
    expect((await restoreFile(target, file, preview.state)).status).toBe(200)
    expect(peakOf(target) - before).toBeLessThan(260)
    const { body: same } = await previewFile(target, file)
    expect(same.lists).toContainEqual(
      expect.objectContaining({ heading: 'Photos', added: 0, changed: 0, same: photos }),
    )
    expect((await target.get('/api/pantry')).body).toHaveLength(300)
  } finally {
    await program.end('SIGTERM')
    await target.end('SIGTERM')
    await other.discard()
  }
})

test('restores that are refused push out no kept backup', async ({ app }) => {
  const file = await downloadBackup(app)
  for (let n = 0; n < 10; n += 1) {
    await app.post('/api/pantry', pantryItem({ name: `Jar ${n}` }))
    expect((await restoreFile(app, file)).status).toBe(200)
  }
  const folder = join(app.env.DATA_DIR ?? '', 'backups')
  const kept = readdirSync(folder)
  expect(kept).toHaveLength(10)
  await app.post('/api/pantry', pantryItem({ name: 'Once more' }))
  const answers = await Promise.all(Array.from({ length: 12 }, () => restoreFile(app, file)))
  const done = answers.filter(({ status }) => status === 200).length
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(done).toBeGreaterThan(0)
  const after = readdirSync(folder)
  expect(after).toHaveLength(10)
  expect(kept.filter((name) => after.includes(name))).toHaveLength(10 - done)
  expect(readdirSync(join(app.env.DATA_DIR ?? '', 'unfinished'))).toEqual([])
})
