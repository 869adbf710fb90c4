import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { pantryItems } from '#features/pantry/pantry.records.ts'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { downloadBackup, filesIn, restoreFile } from '#test/backups.ts'
import { test } from '#test/harness.ts'
import { type Environment, newHousehold } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { backupStream } from './writeBackup.ts'

const jars = 400

async function fill(env: Environment) {
  const app = await openAppContext(readConfig(env), features)
  await app.change({ userId: 'household' }, 'Filled the pantry', async (w) => {
    for (let n = 0; n < jars; n += 1) {
      const notes = randomBytes(990).toString('hex')
      await w.create(pantryItems, pantryItem({ name: `Jar ${n}`, notes }))
    }
  })
  return app
}

test.for(['unfinished', 'backups'])(
  'a program that is killed while it restores, with something in %s, has done all of it or nothing',
  { timeout: 60_000 },
  async (place, { household }) => {
    const source = await newHousehold()
    await (await fill(source.env)).close()
    const full = await Program.start(source.env)
    const file = await downloadBackup(full)
    await full.end('SIGTERM')
    await source.discard()

    const program = await Program.start(household.env)
    await program.post('/api/pantry', pantryItem({ name: 'Milk' }))
    const folder = household.env.DATA_DIR ?? ''
    const [watched, backups] = [join(folder, place), join(folder, 'backups')]
    const answer = restoreFile(program, file).catch(() => 'broken off')
    // Whoever looks too seldom to see it meets a program that is through.
    const seen = vi.waitUntil(() => filesIn(watched).length > 0, { interval: 1, timeout: 50_000 })
    await Promise.race([seen.catch(() => {}), answer])
    await program.end('SIGKILL')
    const outcome = await answer

    const again = await Program.start(household.env)
    try {
      const { body: pantry } = await again.get<{ name: string }[]>('/api/pantry')
      const isRestored = pantry.length === jars
      if (!isRestored) expect(pantry).toMatchObject([{ name: 'Milk' }])
      if (outcome !== 'broken off') expect(isRestored, 'what was acknowledged').toBe(true)
      for (const kept of filesIn(backups)) gunzipSync(readFileSync(join(backups, kept)))
      expect((await again.post('/api/pantry', pantryItem())).status).toBe(201)
      expect((await restoreFile(again, file)).status).toBe(200)
      expect((await again.get('/api/pantry')).body).toHaveLength(jars)
    } finally {
      await again.end('SIGTERM')
    }
  },
)

test('a download that nobody takes is given up, and its moment of the database with it', async ({
  household,
}) => {
  const app = await fill(household.env)
  const ended = Promise.withResolvers<void>()
  const stream = await backupStream(app, ended.resolve, 200)
  await ended.promise
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow()
  await app.close()
})
