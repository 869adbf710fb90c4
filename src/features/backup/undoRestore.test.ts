import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { downloadBackup, restoreFile } from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'

const undo = (app: App, { keptAs, state }: { keptAs: string; state: number }) =>
  app.post('/api/restore/undo', { keptAs, state })

const namesIn = async (app: App, path: string) =>
  (await app.get<{ name?: string; title?: string }[]>(path)).body.map(
    ({ name, title }) => name ?? title,
  )

/** A backup with Milk, restored over a household with a jar and a talk. */
async function restored(app: App) {
  await app.post('/api/pantry', pantryItem({ name: 'Milk' }))
  const file = await downloadBackup(app)
  await app.delete('/api/pantry/1')
  await app.post('/api/pantry', pantryItem({ name: 'Jar' }))
  await app.post('/api/conversations', { title: 'What to cook' })
  const { status, body } = await restoreFile(app, file)
  expect(status).toBe(200)
  expect(await namesIn(app, '/api/pantry')).toEqual(['Milk'])
  return body
}

test('a restore can be taken back, with what has no history of its own', async ({ app }) => {
  const answer = await restored(app)
  const before = (await app.get('/api/conversations')).body
  expect(JSON.stringify(before)).not.toContain('What to cook')
  const { status, body } = await undo(app, answer)
  expect(status).toBe(200)
  expect(await namesIn(app, '/api/pantry')).toEqual(['Jar'])
  expect(JSON.stringify((await app.get('/api/conversations')).body)).toContain('What to cook')
  expect((await undo(app, body)).status, 'and that can be taken back').toBe(200)
  expect(await namesIn(app, '/api/pantry')).toEqual(['Milk'])
})

test.for([
  ['something on a list', '/api/pantry', pantryItem({ name: 'Later' })],
  ['a talk', '/api/conversations', { title: 'Later' }],
] as const)('but not over what is newer: %s', async ([, path, input], { app }) => {
  const answer = await restored(app)
  await app.post(path, input)
  expect(await undo(app, answer)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`The backup from before is in ${answer.keptAs}`) },
  })
  expect(JSON.stringify((await app.get(path)).body)).toContain('Later')
  expect(await namesIn(app, '/api/pantry')).toContain('Milk')
})

test.for(['backups/../food-pal.db', '/etc/passwd', 'backups/food-pal-before-restore-x.jsonl.gz'])(
  'only what is kept can be brought back, not %s',
  async (keptAs, { app }) => {
    const { state } = await restored(app)
    expect((await undo(app, { keptAs, state })).status).toBe(409)
    expect((await app.post('/api/restore/undo', { keptAs })).status).toBe(400)
  },
)
