import { describe, expect, vi } from 'vitest'
import { begin, say } from '#features/assistant/chat.factory.ts'
import { message } from '#features/assistant/conversations.factory.ts'
import { key, test } from '#features/assistant/modelChat.factory.ts'
import { test as withoutModel } from '#test/harness.ts'
import { context, instructions, preview } from './brain.factory.ts'

describe('the instructions', () => {
  test('that are compiled are those that the router receives', async ({ app, router }) => {
    const style = (await app.get(instructions)).body.find(
      (each: { name: string }) => each.name === 'style',
    )
    await app.put(`${instructions}/${style.id}`, { content: 'Answer in rhyme.' })
    await say(app, await begin(app, 'Hello'))
    const [proposing, answering] = router.requests
    const { body: first } = await app.get(`${instructions}/compiled`)
    const { body: second } = await app.get(`${instructions}/compiled?role=conversationalist`)
    expect(first.role).toBe('proposal-generator')
    expect(proposing?.system.startsWith(`${first.instructions}\n\n# Household data`)).toBe(true)
    expect(answering?.system.startsWith(`${second.instructions}\n\n# Household data`)).toBe(true)
    expect(answering?.system).toContain('# How you sound\n\nAnswer in rhyme.')
    expect(proposing?.system).not.toContain('rhyme')
    await app.delete(`${instructions}/${style.id}`)
    await say(app, await begin(app, 'Hello'))
    expect(router.requests.at(-1)?.system).not.toContain('How you sound')
  })

  test('of each call are its whole system message', async ({ app }) => {
    const proposing = await app.get(`${instructions}/proposal-generator`)
    const answering = await app.get(`${instructions}/conversationalist`)
    // The clock may have moved on by a minute.
    const timeless = (prompt: string) => prompt.replace(/(Now: [^\n]*?), \d\d:\d\d/, '$1')
    const shown = (await app.get(preview)).body.fullSystemPrompt
    expect(timeless(proposing.body.prompt)).toBe(timeless(shown))
    expect(answering.body.prompt).toContain('Your task: answer')
    expect(answering.body.prompt).toContain('</household-data>')
  })
})

describe('the schema', () => {
  test('has every kind of record and every command, and no value', async ({ app }) => {
    const { body } = await app.get('/api/system/schema')
    expect(body.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(Date.parse(body.generatedAt)).toBeGreaterThan(0)
    const tables = new Map(
      body.tables.map((table: { tableName: string }) => [table.tableName, table]),
    )
    expect(tables.get('pantryItems')).toMatchObject({
      usedInCommands: expect.arrayContaining(['ADD_PANTRY_ITEMS_TEXT', 'DELETE_FROM_PANTRY']),
      fields: expect.arrayContaining([
        expect.objectContaining({
          name: 'name',
          type: 'string',
          isArray: false,
          isRequired: true,
        }),
        expect.objectContaining({ name: 'notes', isRequired: false }),
      ]),
    })
    expect(tables.get('recipes')).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'tags', type: 'string', isArray: true }),
      ]),
    })
    expect(tables.get('shoppingItems')).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'priority', type: 'high | medium | low' }),
        expect.objectContaining({ name: 'isCompleted', type: 'boolean', isRequired: true }),
      ]),
    })
    const { body: feed } = await app.get('/api/menu-feed')
    expect(JSON.stringify(body)).not.toContain(String(feed.path).split('/').at(-1))
  })
})

test('the key is nowhere', async ({ app, router }) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const said = await begin(app, message().content)
  await say(app, said)
  for (const path of [
    instructions,
    `${instructions}/compiled`,
    `${instructions}/deleted`,
    `${instructions}/conversationalist`,
    `${instructions}/proposal-generator`,
    preview,
    `${preview}?role=conversationalist`,
    '/api/system/schema',
    `${context}/${said.conversationId}`,
    `${context}/77`,
  ]) {
    const { body, headers } = await app.get(path)
    expect(JSON.stringify([body, ...headers]), path).not.toContain(key)
  }
  expect(JSON.stringify(log.mock.calls)).not.toContain(key)
  log.mockRestore()
  expect(router.requests, 'nothing was sent for a preview').toHaveLength(2)
  const audits = await app.look((reader) => reader.selectFrom('aiCalls').select('id').execute())
  expect(audits, 'nor written down as a call').toHaveLength(2)
})

withoutModel('without a key it is what the default model would be sent', async ({ app }) => {
  const { body } = await app.get(preview)
  expect(body.metadata).toMatchObject({
    answeredBy: 'built-in',
    modelUsed: 'google/gemini-2.5-pro',
  })
  expect(body.openRouterQuery.messages[0].content).toBe(body.fullSystemPrompt)
})
