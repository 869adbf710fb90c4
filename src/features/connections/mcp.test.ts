import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { type App, test } from '#test/harness.ts'

/** The SDK's own client, over HTTP. */
async function connect(app: App, token: string) {
  const client = new Client({ name: 'test', version: '1' })
  const headers = { Authorization: `Bearer ${token}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit: { headers } }),
  )
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: input })
    const [first] = content as { text: string }[]
    return { text: first?.text ?? '', isError: isError ?? false }
  }
  return { client, call }
}

const tokenOf = async (app: App, scope: string, name = 'Claude Desktop') =>
  (await app.post('/api/tokens', { name, scope })).body.text as string

test('an assistant elsewhere reads, and what it proposes is decided by a person', async ({
  app,
}) => {
  await app.post('/api/pantry', pantryItem({ name: 'Oats', quantity: '1 kg' }))
  await app.post(
    '/api/recipes',
    recipe({ title: 'Porridge', ingredients: '1 cup oats', instructions: 'Cook.' }),
  )
  await app.post(
    '/api/family-member-preferences',
    familyMember({ name: 'Maya', dislikes: 'Peanuts (allergy)' }),
  )
  const { today } = (await app.get('/api/household')).body
  await app.post('/api/meal-events', meal({ recipeName: 'Porridge', date: today }))
  const { client, call } = await connect(app, await tokenOf(app, 'propose'))

  const { tools } = await client.listTools()
  const names = tools.map(({ name }) => name)
  expect(names).toContain('propose_add_shopping_items')
  expect(names.filter((name) => /approve|restore|setting/.test(name))).toEqual([])
  expect((await call('list_records', { list: 'pantry' })).text).toContain('Oats')
  expect((await call('find_records', { list: 'recipes', words: 'porridge' })).text).toContain(
    'Porridge',
  )
  expect((await call('menu_of_days', { startDate: today, endDate: today })).text).toContain(
    'Porridge',
  )
  expect((await call('what_can_we_cook')).text).toContain('Porridge | ')
  expect((await call('who_must_avoid', { name: 'maya' })).text).toBe('- Maya: must avoid peanuts')
  const { contents } = await client.readResource({ uri: 'food-pal://recipes/1' })
  expect(JSON.stringify(contents)).toContain('1 cup oats')

  const bought = await call('propose_add_shopping_items', {
    items: [shoppingItem({ name: 'Milk' })],
  })
  expect(bought.text).toMatch(/^Proposal 1 is pending: Add Milk/)
  const risky = await call('propose_create_menu', {
    items: [{ date: today, time: '18:00', mealType: 'dinner', recipeName: 'Peanut noodles' }],
  })
  expect(risky.text).toMatch(/Warning: .*Maya/)
  expect((await app.get('/api/shopping')).body).toEqual([])
  const cards = (await app.get('/api/command-proposals?status=pending')).body
  expect(cards.map((card: { originalContext: object }) => card.originalContext)).toEqual([
    { message: null, uuid: null, proposedBy: 'Claude Desktop' },
    { message: null, uuid: null, proposedBy: 'Claude Desktop' },
  ])

  await app.post('/api/command-proposals/1/approve', { userId: 'user' })
  expect((await call('look_at_proposal', { id: 1 })).text).toMatch(/^Proposal 1 is executed/)
  expect((await app.get('/api/shopping')).body).toMatchObject([{ name: 'Milk' }])
  await client.close()
})

test('what is wrong is told in words, and nothing is filed', async ({ app }) => {
  const { client, call } = await connect(app, await tokenOf(app, 'propose'))
  expect(await call('propose_add_pantry_items', { items: [{ name: '' }] })).toMatchObject({
    isError: true,
    text: expect.stringMatching(/required/i),
  })
  expect(await call('propose_add_pantry_items', { items: 'all' })).toMatchObject({ isError: true })
  expect(await call('propose_add_pantry_items', {})).toMatchObject({ isError: true })
  expect((await call('menu_of_days', { startDate: 'soon' })).text).toMatch(/^It takes/)
  for (const id of [99, 'first', 1e20, 2 ** 31, -1, null])
    expect(await call('look_at_proposal', { id }), String(id)).toMatchObject({
      isError: true,
      text: "This proposal doesn't exist anymore.",
    })
  expect((await app.get('/api/command-proposals?status=pending')).body).toEqual([])
  await client.close()
})

test('a token that may only read, a wrong one and none are refused', async ({ start }) => {
  const app = await start({ HOUSEHOLD_PASSCODE: 'soup is good' })
  for (const token of ['', 'fp_wrong']) await expect(connect(app, token)).rejects.toThrow()
  const { headers } = await app.post('/api/sign-in', { passcode: 'soup is good' })
  const person = app.with({ Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }) as App
  await expect(connect(app, await tokenOf(person, 'read'))).rejects.toThrow()
  const { client } = await connect(app, await tokenOf(person, 'propose', 'Another'))
  await client.close()
})
