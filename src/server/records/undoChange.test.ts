import { describe, expect } from 'vitest'
import { familyMember, familyRule } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { backupOf, changesOf } from '#test/backups.ts'
import type { Answer } from '#test/client.ts'
import { type App, test } from '#test/harness.ts'

const changeOf = ({ headers }: Answer<unknown>) => Number(headers.get('X-Change-Id'))

const undo = (app: App, change: Answer<unknown> | number) =>
  app.post(`/api/changes/${typeof change === 'number' ? change : changeOf(change)}/undo`)

const pantry = async (app: App) => (await app.get('/api/pantry')).body

describe('taking back', () => {
  test('an added record removes it, and taking that back brings it again', async ({ app }) => {
    const added = await app.post('/api/pantry', pantryItem())
    const undone = await undo(app, added)
    expect(undone).toMatchObject({
      status: 200,
      body: { success: true, message: 'Added a pantry item' },
    })
    expect(await pantry(app)).toEqual([])

    const redone = await undo(app, undone)
    expect(redone.status).toBe(200)
    expect(await pantry(app)).toMatchObject([{ ...pantryItem(), id: added.body.id, version: 2 }])
    expect((await changesOf(app)).map(({ why }) => why)).toEqual([
      'Added a pantry item',
      'Took back: Added a pantry item',
      'Did again: Added a pantry item',
    ])
  })

  test('a change puts every field back, and nothing else', async ({ app }) => {
    const { body: before } = await app.post('/api/shopping', shoppingItem())
    const path = `/api/shopping/${before.id}`
    const changed = await app.put(path, { quantity: '2', isCompleted: true, store: null })
    await undo(app, changed)
    const [after] = (await app.get('/api/shopping')).body
    expect(after).toEqual({ ...before, version: 3, updatedAt: after.updatedAt })
  })

  test('a delete brings the record back as it was, with its number', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    const deleted = await app.delete(`/api/pantry/${item.id}`)
    expect((await undo(app, deleted)).status).toBe(200)
    const [back] = await pantry(app)
    expect(back).toEqual({ ...item, version: 2, updatedAt: back.updatedAt })
    const next = await app.post('/api/pantry', pantryItem())
    expect(next.body.id).toBeGreaterThan(item.id)
  })

  test('several changes of one record go back step by step, and forth again', async ({ app }) => {
    const added = await app.post('/api/pantry', pantryItem({ name: 'Oats', quantity: '1' }))
    const path = `/api/pantry/${added.body.id}`
    const two = await app.put(path, { quantity: '2' })
    const three = await app.put(path, { quantity: '3' })
    const quantities = async () =>
      (await pantry(app)).map(({ quantity }: { quantity: string }) => quantity)

    expect((await undo(app, two)).status, 'not before what came after it').toBe(409)
    const first = await undo(app, three)
    const second = await undo(app, two)
    expect([second.status, await quantities()]).toEqual([200, ['1']])
    const third = await undo(app, added)
    expect([third.status, await quantities()]).toEqual([200, []])

    for (const taken of [third, second, first]) expect((await undo(app, taken)).status).toBe(200)
    expect(await quantities()).toEqual(['3'])
  })

  test('a change of many records is all or nothing', async ({ app }) => {
    const loaded = await app.post('/api/sample-household')
    expect((await undo(app, loaded)).status).toBe(200)
    for (const list of ['recipes', 'pantry', 'shopping', 'stores', 'family-preferences']) {
      expect((await app.get(`/api/${list}`)).body, list).toEqual([])
    }
    expect((await app.get('/api/sample-household')).body).toEqual({ available: true, there: 0 })

    const path = '/api/family-member-preferences'
    for (const name of ['Mom', 'Dad', 'Maya']) await app.post(path, familyMember({ name }))
    const [mom, , maya] = (await app.get(path)).body
    const moved = await app.put(`${path}/${maya.id}/reorder`, { newOrder: 0 })
    await app.put(`${path}/${mom.id}`, { role: 'Cook' })
    const { status, body } = await undo(app, moved)
    expect(status).toBe(409)
    expect(body.message).toBe(
      '“Mom” was changed after that, so it stays as it is. Nothing was undone.',
    )
    const names = (await app.get(path)).body.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Maya', 'Mom', 'Dad'])
  })
})

describe('what can not be taken back is refused in a sentence', () => {
  test('where it is newer, gone, or back already', async ({ app }) => {
    const added = await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
    const path = `/api/pantry/${added.body.id}`
    await app.put(path, { quantity: '9' })
    const newer = await undo(app, added)
    expect([newer.status, newer.body.code]).toEqual([409, 'stale'])
    expect(newer.body.message).toContain('“Oats” was changed after that')

    const deleted = await app.delete(path)
    expect((await undo(app, added)).body.message).toBe(
      '“Oats” was deleted after that. Nothing was undone.',
    )
    await undo(app, deleted)
    expect(await undo(app, deleted)).toMatchObject({
      status: 409,
      body: { message: 'This was already undone.' },
    })
    expect(await pantry(app)).toMatchObject([{ name: 'Oats', quantity: '9' }])
  })

  test('where it was done again since: then that is the one to take back', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
    const deleted = await app.delete(`/api/pantry/${item.id}`)
    const again = await undo(app, await undo(app, deleted))
    expect((await undo(app, deleted)).status).toBe(409)
    expect(await pantry(app)).toEqual([])
    expect((await undo(app, again)).status).toBe(200)
    const whys = (await changesOf(app)).map(({ why }) => why)
    expect(whys.at(-1)).toBe('Took back: Deleted a pantry item')
  })

  test('where the name is taken by now', async ({ app }) => {
    const path = '/api/whole-family-preferences'
    const { body: rule } = await app.post(path, familyRule({ name: 'Dinner time' }))
    const deleted = await app.delete(`${path}/${rule.id}`)
    await app.post(path, familyRule({ name: 'Dinner time' }))
    const { status, body } = await undo(app, deleted)
    expect([status, body.message]).toEqual([
      409,
      'Something else has that name now. Nothing was undone.',
    ])
    expect((await app.get(path)).body).toHaveLength(1)
  })

  test('where there is no such change', async ({ app }) => {
    for (const id of ['77', '0', 'x', '99999999999']) {
      expect((await app.post(`/api/changes/${id}/undo`)).status, id).toBe(404)
    }
  })
})

test('only what changed something says by which change', async ({ app }) => {
  const added = await app.post('/api/pantry', pantryItem())
  expect(changeOf(added)).toBe(1)
  const same = await app.put(`/api/pantry/${added.body.id}`, { quantity: pantryItem().quantity })
  const refused = await app.put(`/api/pantry/${added.body.id}`, { quantity: '' })
  for (const answer of [same, refused, await app.get('/api/pantry')]) {
    expect(answer.headers.get('X-Change-Id')).toBeNull()
  }
})

test('an undo can be taken back after a backup was restored elsewhere', async ({
  app,
  otherApp,
}) => {
  const added = await app.post('/api/pantry', pantryItem())
  await undo(app, added)
  const file = await backupOf(app)
  expect((await otherApp.post('/api/restore', { file })).status).toBe(200)
  const changes = await otherApp.look((reader) =>
    reader.selectFrom('changes').select(['id', 'undoes', 'why']).orderBy('id').execute(),
  )
  const undone = changes.find(({ why }) => why === 'Took back: Added a pantry item')
  expect(undone?.undoes).toBe(changes.find(({ why }) => why === 'Added a pantry item')?.id)
  expect((await undo(otherApp, undone?.id ?? 0)).status).toBe(200)
  expect(await pantry(otherApp)).toMatchObject([pantryItem()])
})
