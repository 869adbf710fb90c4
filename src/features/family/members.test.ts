import { describe, expect } from 'vitest'
import { LiveClient } from '#test/client.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { familyMember } from './family.factory.ts'

const path = '/api/family-member-preferences'

async function addMembers(app: App, ...names: string[]) {
  const ids: number[] = []
  for (const name of names) ids.push((await app.post(path, familyMember({ name }))).body.id)
  return ids
}

/** The names in the list's order, each with its number. */
const orderOf = async (app: App) =>
  (await app.get<{ name: string; sortOrder: number }[]>(path)).body.map(
    ({ name, sortOrder }) => `${sortOrder} ${name}`,
  )

describe('POST /api/family-member-preferences', () => {
  test('stores a member and answers with it, booleans as booleans', async ({ app }) => {
    const created = await app.post(path, familyMember({ name: ' Mom ' }))
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      ...familyMember(),
      id: 1,
      version: 1,
      sortOrder: 0,
      isActive: true,
    })
    const away = await app.post(path, familyMember({ name: 'Aunt', isActive: false }))
    expect(away.body.isActive).toBe(false)

    expect((await app.get(path)).body).toEqual([created.body, away.body])
    expect((await app.get('/api/family-preferences')).body).toEqual([created.body, away.body])
  })

  test('stores an empty role as none', async ({ app }) => {
    expect((await app.post(path, familyMember({ role: ' ' }))).body.role).toBeNull()
    const { role: _, ...without } = familyMember()
    expect((await app.post(path, without)).body.role).toBeNull()
  })

  test('puts a new member at the end, unless told where', async ({ app }) => {
    await addMembers(app, 'Mom', 'Dad')
    await app.post(path, familyMember({ name: 'Cat', sortOrder: 0 }))
    await addMembers(app, 'Maya')
    expect(await orderOf(app)).toEqual(['0 Mom', '0 Cat', '1 Dad', '3 Maya'])
  })

  test('is at the end also where deletes left gaps', async ({ app }) => {
    const [one = 0, two = 0] = await addMembers(app, 'One', 'Two', 'Three', 'Four')
    await app.delete(`${path}/${one}`)
    await app.delete(`${path}/${two}`)
    await addMembers(app, 'Five')
    expect(await orderOf(app)).toEqual(['0 Three', '1 Four', '2 Five'])
  })

  test('names every field that is missing', async ({ app }) => {
    const { status, body } = await app.post(path, { name: ' ', likes: '' })
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'keyGoalsAndLimits', message: 'Key goals and limits are required' },
      { field: 'likes', message: 'Likes are required' },
      { field: 'dislikes', message: 'Dislikes are required' },
    ])
    expect((await app.get(path)).body).toEqual([])
  })

  testOnOneEngine.for([
    [{ name: 5 }, 'name', 'Name must be text'],
    [{ role: 'x'.repeat(101) }, 'role', 'Role is too long (at most 100 characters)'],
    [{ isActive: 'yes' }, 'isActive', 'Active must be true or false'],
    [{ sortOrder: 1.5 }, 'sortOrder', 'Sort order must be a whole number from 0 to 100000'],
    [{ sortOrder: -1 }, 'sortOrder', 'Sort order must be a whole number from 0 to 100000'],
    [{ sortOrder: 3e9 }, 'sortOrder', 'Sort order must be a whole number from 0 to 100000'],
  ] as const)('refuses %j', async ([wrong, field, message], { app }) => {
    const { status, body } = await app.post(path, { ...familyMember(), ...wrong })
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([{ field, message }])
  })
})

describe('PUT /api/family-member-preferences/{id}', () => {
  test('changes the fields that are sent and leaves the others', async ({ app }) => {
    const { body: member } = await app.post(path, familyMember({ isActive: false }))
    const { status, body } = await app.put(`${path}/${member.id}`, { role: '', likes: 'Soup' })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...member,
      role: null,
      likes: 'Soup',
      version: 2,
      updatedAt: body.updatedAt,
    })
    const back = await app.put(`${path}/${member.id}`, { isActive: true })
    expect(back.body.isActive).toBe(true)
    expect((await app.get(path)).body).toEqual([back.body])
  })

  test('sent again as it stands is no change', async ({ app }) => {
    const { body: member } = await app.post(path, familyMember())
    expect((await app.put(`${path}/${member.id}`, member)).body).toEqual(member)
  })

  test('refuses an empty field and does not know who is gone', async ({ app }) => {
    const { body: member } = await app.post(path, familyMember())
    const { body } = await app.put(`${path}/${member.id}`, { dislikes: ' ' })
    expect(body.validationErrors).toEqual([{ field: 'dislikes', message: 'Dislikes are required' }])
    expect((await app.delete(`${path}/${member.id}`)).body).toEqual({ success: true })
    const gone = await app.put(`${path}/${member.id}`, { likes: 'Soup' })
    expect(gone.status).toBe(404)
    expect(gone.body.message).toBe("This family member doesn't exist anymore.")
  })
})

describe('PUT /api/family-member-preferences/{id}/reorder', () => {
  test.for([
    [0, 2, ['0 B', '1 C', '2 A', '3 D']],
    [3, 0, ['0 D', '1 A', '2 B', '3 C']],
    [1, 2, ['0 A', '1 C', '2 B', '3 D']],
    [2, 99, ['0 A', '1 B', '2 D', '3 C']],
    [2, -5, ['0 C', '1 A', '2 B', '3 D']],
    [1, 1, ['0 A', '1 B', '2 C', '3 D']],
  ] as const)('moves the member at %i to %i', async ([from, newOrder, expected], { app }) => {
    const ids = await addMembers(app, 'A', 'B', 'C', 'D')
    const { status, body } = await app.put(`${path}/${ids[from]}/reorder`, { newOrder })
    expect(status).toBe(200)
    expect(body.id).toBe(ids[from])
    expect(`${body.sortOrder} ${body.name}`).toBe(expected.find((each) => each.includes(body.name)))
    expect(await orderOf(app)).toEqual(expected)
  })

  test('numbers the list densely, whatever it was', async ({ app }) => {
    for (const [name, sortOrder] of [
      ['A', 7],
      ['B', 7],
      ['C', 40],
    ] as const) {
      await app.post(path, familyMember({ name, sortOrder }))
    }
    await app.put(`${path}/3/reorder`, { newOrder: 1 })
    expect(await orderOf(app)).toEqual(['0 A', '1 C', '2 B'])
  })

  test('is one change that holds only those who moved', async ({ app }) => {
    const [, b, c] = await addMembers(app, 'A', 'B', 'C', 'D')
    const ear = new LiveClient(app.url)
    await ear.opened()
    await app.put(`${path}/${b}/reorder`, { newOrder: 2 })
    // On PostgreSQL the notices of those who were added may still be on their way.
    let heard = await ear.next()
    while (heard.ids.length < 2) heard = await ear.next()
    expect(heard).toMatchObject({ type: 'changed', topic: 'family' })
    expect(heard.ids.sort()).toEqual([b, c])
    const entries = await app.look((reader) =>
      reader
        .selectFrom('history')
        .innerJoin('changes', 'changes.id', 'history.changeId')
        .select(['changeId', 'why', 'newData'])
        .where('operation', '=', 'update')
        .execute(),
    )
    expect(entries).toHaveLength(2)
    expect(new Set(entries.map((entry) => entry.changeId)).size).toBe(1)
    expect(entries[0]?.why).toBe('Reordered the family members')
    expect(JSON.parse(entries[0]?.newData ?? '').isActive).toBe(true)
  })

  test('many at once leave the list dense', async ({ app }) => {
    const ids = await addMembers(app, 'A', 'B', 'C', 'D')
    const moves = ids.map((id, n) => app.put(`${path}/${id}/reorder`, { newOrder: 3 - n }))
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await orderOf(app)).map((each) => each.split(' ')[0])).toEqual(['0', '1', '2', '3'])
  })

  testOnOneEngine.for([
    [{}, 'New order must be a number'],
    [{ newOrder: '1' }, 'New order must be a number'],
    [{ newOrder: 0.5 }, 'New order must be a whole number'],
  ] as const)('refuses %j', async ([body, message], { app }) => {
    const [id] = await addMembers(app, 'A', 'B')
    const answer = await app.put(`${path}/${id}/reorder`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.validationErrors).toEqual([{ field: 'newOrder', message }])
  })

  test('does not know who is gone, and moves nobody for it', async ({ app }) => {
    await app.post(path, familyMember({ sortOrder: 5 }))
    expect((await app.put(`${path}/9/reorder`, { newOrder: 0 })).status).toBe(404)
    expect((await app.put(`${path}/x/reorder`, { newOrder: 0 })).status).toBe(404)
    expect(await orderOf(app)).toEqual(['5 Mom'])
  })
})
