import { describe, expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { type App, test } from '#test/harness.ts'
import { add, read } from './lists.factory.ts'
import { approve, approveSeen, edit, pendingIn, propose } from './proposals.factory.ts'

const likes = (more: string) => [{ name: 'Uma', likes: more, dislikes: '', keyGoalsAndLimits: '' }]
const hates = (more: string) => [{ name: 'Uma', likes: '', dislikes: more, keyGoalsAndLimits: '' }]
const preference = 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT'
const changePantry = 'UPDATE_PANTRY_ITEMS_TEXT'

const statusOf = async (app: App, proposal: { id: number }) => (await approve(app, proposal)).status

describe('several proposals about one record', () => {
  test('are approved one after the other', async ({ app }) => {
    await add(app, 'member', familyMember({ name: 'Uma', likes: 'Soup', dislikes: 'Olives' }))
    const first = await propose(app, preference, likes('Kiwis'))
    const second = await propose(app, preference, hates('Leeks'))
    const third = await propose(app, preference, likes('Plums'))
    for (const each of [first, second, third]) expect(await statusOf(app, each)).toBe(200)
    expect(await read(app, 'member')).toMatchObject([
      { likes: 'Soup\nKiwis\nPlums', dislikes: 'Olives\nLeeks' },
    ])
  })

  test('merge with what somebody else wrote in other fields', async ({ app }) => {
    const item = await add(app, 'pantry', pantryItem({ quantity: '1 cup' }))
    const proposal = await propose(app, changePantry, [{ id: item.id, quantity: '5 cups' }])
    await app.put(`/api/pantry/${item.id}`, { notes: 'Mine' })
    expect(await statusOf(app, proposal)).toBe(200)
    expect(await read(app, 'pantry')).toMatchObject([{ quantity: '5 cups', notes: 'Mine' }])
  })

  test('never overwrite the same field, nor delete what somebody else changed', async ({ app }) => {
    const item = await add(app, 'pantry', pantryItem({ name: 'Milk', quantity: '1 cup' }))
    const change = await propose(app, changePantry, [{ id: item.id, quantity: '5 cups' }])
    const gone = await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', ['Milk'])
    await app.put(`/api/pantry/${item.id}`, { quantity: '2 cups' })
    expect(await statusOf(app, change)).toBe(409)
    expect(await statusOf(app, gone)).toBe(409)
    expect(await read(app, 'pantry')).toMatchObject([{ quantity: '2 cups' }])
  })
})

describe('an edit', () => {
  test('is stored with the proposal, and is what is approved', async ({ app, start }) => {
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name: 'Milk' })])
    const changed = await edit(app, proposal, [pantryItem({ name: 'Oat milk', quantity: '2 l' })])
    expect(changed.status).toBe(200)
    const [stored] = await pendingIn(await start())
    expect(stored).toMatchObject({ edited: true, commandContent: 'Add Oat milk (2 l → Fridge)' })
    expect(stored).toEqual(changed.body)
    expect(await statusOf(app, stored ?? proposal)).toBe(200)
    expect(await read(app, 'pantry')).toMatchObject([{ name: 'Oat milk', quantity: '2 l' }])
    const why = await app.look((reader) => reader.selectFrom('changes').select('why').execute())
    expect(why.at(-1)).toEqual({ why: 'Add Oat milk (2 l → Fridge)' })
  })

  test('of a recipe is one entry of type update', async ({ app }) => {
    const form = { title: 'Soup', ingredients: 'leeks', instructions: 'Boil.' }
    const proposal = await propose(app, 'ADD_RECIPE_TEXT', [form])
    const { body } = await edit(app, proposal, [{ ...form, title: 'Leek soup' }])
    expect(body.proposedChanges).toMatchObject([{ type: 'update', item: { title: 'Leek soup' } }])
    expect(await statusOf(app, body)).toBe(200)
    expect(await read(app, 'recipe')).toMatchObject([{ title: 'Leek soup' }])
  })

  test('that somebody else saved first is refused, and so is one that comes too late', async ({
    app,
  }) => {
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name: 'Milk' })])
    const ours = await edit(app, proposal, [pantryItem({ name: 'Oat milk' })])
    expect(await edit(app, proposal, [pantryItem({ name: 'Rice milk' })])).toMatchObject({
      status: 409,
      body: { message: 'Someone else just edited this. Take another look, then decide.' },
    })
    const unseen = await approveSeen(app, proposal)
    expect(unseen.status, 'who saw the card before the edit').toBe(409)
    expect(await statusOf(app, ours.body)).toBe(200)
    const late = await edit(app, ours.body, [pantryItem()])
    expect(late.body.message).toMatch(/^This was already approved: Add Oat milk/)
    expect(await read(app, 'pantry')).toMatchObject([{ name: 'Oat milk' }])
  })

  test('that two people approve differently is done once, and the second is told', async ({
    app,
  }) => {
    const { id } = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name: 'Milk' })])
    const answers = await Promise.all(
      ['Oat milk', 'Rice milk'].map((name) => approve(app, { id }, [pantryItem({ name })])),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [done] = await read(app, 'pantry')
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error.message).toContain(done.name)
    expect(await read(app, 'pantry')).toHaveLength(1)
  })

  test('of what somebody else changed since is refused, too', async ({ app }) => {
    const item = await add(app, 'pantry', pantryItem({ quantity: '1 cup' }))
    const { id } = await propose(app, changePantry, [{ id: item.id, quantity: '5 cups' }])
    await app.put(`/api/pantry/${item.id}`, { quantity: '2 cups' })
    expect((await approve(app, { id }, [{ id: item.id, quantity: '6 cups' }])).status).toBe(409)
    expect(await read(app, 'pantry')).toMatchObject([{ quantity: '2 cups' }])
  })

  test('changes nothing that the card did not show', async ({ app }) => {
    const milk = await add(app, 'pantry', pantryItem({ name: 'Milk', quantity: '1' }))
    const oats = await add(app, 'pantry', pantryItem({ name: 'Oats', quantity: '1' }))
    const proposal = await propose(app, changePantry, [{ id: milk.id, quantity: '5' }])
    const other = [{ id: oats.id, quantity: '9' }]
    expect(await approve(app, { id: proposal.id }, other)).toMatchObject({ status: 409 })
    expect(await read(app, 'pantry')).toMatchObject([{ quantity: '1' }, { quantity: '1' }])
    const [card] = await pendingIn(app)
    expect(card, 'the card shows it now').toMatchObject({ affectedEntities: [{ label: 'Oats' }] })
    expect(await statusOf(app, { id: proposal.id })).toBe(200)
  })
})

test('a card has every field that it would write', async ({ app }) => {
  const { title, ingredients, instructions } = recipe()
  const long = `${ingredients}\n${'pepper '.repeat(100)}`.trim()
  const form = { title, ingredients: long, instructions, tags: ['quick'], notes: 'Ours' }
  const { affectedEntities } = await propose(app, 'ADD_RECIPE_TEXT', [form])
  expect(affectedEntities).toMatchObject([{ action: 'add', after: form }])
})
