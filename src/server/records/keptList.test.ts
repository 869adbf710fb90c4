import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { pantryItems } from '#features/pantry/pantry.records.ts'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { downloadBackup, restoreFile } from '#test/backups.ts'
import { dice } from '#test/dice.ts'
import { type App, test } from '#test/harness.ts'

type Item = { id: number; name: string; quantity: string; version: number }

const pantry = async (app: App): Promise<Item[]> => (await app.get('/api/pantry')).body

/** As the database has it now, in the list's order. */
const stored = async (app: App) => {
  const rows = await app.look((reader) =>
    reader.selectFrom('pantryItems').select(['id', 'name', 'quantity', 'version']).execute(),
  )
  const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return rows.sort((a, b) => order.compare(a.name, b.name) || a.id - b.id)
}

const expectAsStored = async (app: App) =>
  expect(await pantry(app)).toMatchObject(await stored(app))

test('a list that is kept stays what is stored, whatever is written', async ({ app }) => {
  const roll = dice(11)
  let changeId = 0
  const name = () => `Box ${roll(30)}`
  const add = () => app.post('/api/pantry', pantryItem({ name: name() }))
  for (let n = 0; n < 12; n += 1) await add()
  const writes = [
    add,
    ({ id }: Item) => app.put(`/api/pantry/${id}`, { name: name() }),
    ({ id }: Item) => app.put(`/api/pantry/${id}`, { quantity: String(roll(9)) }),
    ({ id }: Item) => app.delete(`/api/pantry/${id}`),
    () => app.post('/api/undo', { changeId }),
    () => app.post('/api/version-history/pantry/revert'),
  ]
  for (let round = 0; round < 40; round += 1) {
    const items = await pantry(app)
    for (let n = roll(3); n >= 0; n -= 1) {
      const item = items[roll(items.length)]
      if (!item) continue
      const written = await writes[roll(writes.length)]?.(item)
      changeId = Number(written?.headers.get('X-Change-Id') ?? changeId)
    }
    await expectAsStored(app)
  }
})

test('a kept list has what another program wrote', async ({ app, start }) => {
  const other = await start()
  const { body } = await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
  await pantry(app)
  await other.put(`/api/pantry/${body.id}`, { name: 'Rolled oats' })
  await app.post('/api/pantry', pantryItem({ name: 'Salt' }))
  expect((await pantry(app)).map((item) => item.name)).toEqual(['Rolled oats', 'Salt'])
  await other.delete(`/api/pantry/${body.id}`)
  expect((await pantry(app)).map((item) => item.name)).toEqual(['Salt'])
})

test('a kept list is the restored one after a restore', async ({ app }) => {
  for (const name of ['Oats', 'Salt']) await app.post('/api/pantry', pantryItem({ name }))
  const file = await downloadBackup(app)
  const [oats] = await pantry(app)
  await app.put(`/api/pantry/${oats?.id}`, { name: 'Flour' })
  await app.post('/api/pantry', pantryItem({ name: 'Rice' }))
  expect(await pantry(app)).toHaveLength(3)
  expect((await restoreFile(app, file)).status).toBe(200)
  expect((await pantry(app)).map((item) => item.name)).toEqual(['Oats', 'Salt'])
  await expectAsStored(app)
})

test('a kept list is the very same one until it changes', async ({ household }) => {
  const app = await openAppContext(readConfig(household.env), features)
  const before = await listPantry(app.reader)
  // What was worked out from it is found by it.
  expect(await listPantry(app.reader)).toBe(before)
  await app.change({ userId: 'household' }, 'Stocked', (w) => w.create(pantryItems, pantryItem()))
  expect(await listPantry(app.reader)).not.toBe(before)
  await app.close()
})
