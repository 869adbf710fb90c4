import { describe, expect, vi } from 'vitest'
import { begin, say } from '#features/assistant/chat.factory.ts'
import { conversation, message } from '#features/assistant/conversations.factory.ts'
import { key, test } from '#features/assistant/modelChat.factory.ts'
import { section } from '#features/assistant/prompt/sections.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import type { App } from '#test/harness.ts'
import { test as withoutModel } from '#test/harness.ts'

const instructions = '/api/system-instructions'
const preview = '/api/openrouter/query-preview'
const context = '/api/test-conversation-context'
const placeholder = '(your next message)'

/** Another message into a conversation, by either of the two. */
const tell = (app: App, id: number, role: string, content: string) =>
  app.post(`/api/conversations/${id}/messages`, { role, content })

describe('what the next turn would send', () => {
  test('is what the router receives for it', async ({ app, router }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Rice' }))
    await app.post(instructions, section())
    const said = await begin(app, 'What is there?')
    await say(app, said)
    const proposing = await app.get(preview)
    const answering = await app.get(`${preview}?role=conversationalist`)
    const { body } = await tell(app, said.conversationId, 'user', placeholder)
    await say(app, { ...said, message: placeholder, messageId: body.id })

    const [first, second] = router.requests.slice(-2)
    // The clock may have moved on by a minute.
    const timeless = (given: unknown) =>
      JSON.parse(JSON.stringify(given).replace(/(Now: [^\n]*?), \d\d:\d\d/, '$1'))
    expect(timeless(proposing.body.openRouterQuery)).toEqual(timeless(first?.body))
    expect(timeless(answering.body.openRouterQuery)).toEqual(timeless(second?.body))
    expect(first?.system).toContain('We have a small oven')
    expect(first?.toolNames).toContain('ADD_PANTRY_ITEMS_TEXT')
  })

  test('is described by its parts', async ({ app }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Rice' }))
    await app.post(instructions, section())
    await app.post(instructions, section({ name: 'off', isActive: false }))
    const { body } = await app.get(preview)
    const active = (await app.get(instructions)).body.filter(
      (each: { isActive: boolean }) => each.isActive,
    )
    const { metadata } = body
    expect(metadata).toMatchObject({
      modelUsed: 'google/gemini-2.5-pro',
      modelProvider: 'Google',
      answeredBy: 'model',
      role: 'proposal-generator',
      conversationId: null,
      tokenBudget: 60_000,
      activeSectionsCount: active.length,
      systemMessageCharacterCount: body.fullSystemMessage.length,
      systemPromptCharacterCount: body.fullSystemPrompt.length,
      compiledInstructionsCharacterCount: body.rawSystemInstructions.length,
      systemInstructionsCharacterCount: body.systemInstructionsOnly.length,
      databaseContextCharacterCount: body.rawDatabaseContext.length,
    })
    expect(metadata.totalEstimatedTokens).toBeGreaterThan(2_000)
    expect(Date.parse(metadata.timestamp)).toBeGreaterThan(0)
    expect(body.openRouterQuery.messages[0].content).toBe(body.fullSystemPrompt)
    expect(body.openRouterQuery.messages.at(-1)).toEqual({ role: 'user', content: placeholder })
    expect(body.fullSystemPrompt).toBe(
      `${body.rawSystemInstructions}\n\n${body.rawDatabaseContext}`,
    )
    expect(body.rawDatabaseContext).toContain('Rice')
    expect(body.systemInstructionSections.map((each: { id: number }) => each.id)).toEqual(
      active.map((each: { id: number }) => each.id),
    )
  })

  test('is new as soon as anything changes', async ({ app }) => {
    const shown = async () => (await app.get(preview)).body.fullSystemMessage
    const before = await shown()
    expect(before).not.toContain('Saffron')
    await app.post('/api/pantry', pantryItem({ name: 'Saffron' }))
    expect(await shown()).toContain('Saffron')
    await app.post(instructions, section())
    expect(await shown()).toContain('Our kitchen')
    const { body } = await app.post('/api/conversations', conversation())
    await tell(app, body.id, 'user', 'Something with beans')
    expect(JSON.stringify((await app.get(preview)).body.openRouterQuery.messages)).toContain(
      'beans',
    )
    await app.put('/api/ai/models/2', { isDefault: true })
    expect((await app.get(preview)).body.openRouterQuery.model).toBe('google/gemini-2.5-flash')
  })

  test('is of the newest conversation, or of the one that is asked for', async ({ app }) => {
    const first = await begin(app, 'About beans')
    const second = await begin(app, 'About rice')
    const asked = async (query = '') =>
      JSON.stringify((await app.get(preview + query)).body.openRouterQuery.messages.slice(1))
    expect(await asked()).toContain('About rice')
    expect(await asked(`?conversationId=${first.conversationId}`)).toContain('About beans')
    expect(await asked(`?conversationId=${second.conversationId}`)).toContain('About rice')
  })

  test.for([
    [`${preview}?role=cook`, 400, 'Role takes proposal-generator or conversationalist'],
    [`${preview}?conversationId=x`, 400, 'Conversation takes a number from 1'],
    [`${preview}?conversationId=0`, 400, 'Conversation takes a number from 1'],
    [`${preview}?conversationId=77`, 404, 'This conversation does not exist any more.'],
    [`${instructions}/compiled?role=x`, 400, 'Role takes proposal-generator or conversationalist'],
    [`${context}/77`, 404, 'This conversation does not exist any more.'],
    [`${context}/x`, 404, 'This conversation does not exist any more.'],
    [`${context}/99999999999`, 404, 'This conversation does not exist any more.'],
    [`${context}/1?role=x`, 400, 'Role takes proposal-generator or conversationalist'],
  ] as const)('refuses %s', async ([path, status, text], { app }) => {
    const answer = await app.get(path)
    expect([answer.status, answer.body.message]).toEqual([status, text])
  })
})

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
    expect(proposing.body).toEqual({ prompt: (await app.get(preview)).body.fullSystemPrompt })
    expect(answering.body.prompt).toContain('Your task: answer')
    expect(answering.body.prompt).toContain('</household-data>')
  })
})

describe('the context of a conversation', () => {
  test('is what its next turn sends, and what is left out of it', async ({ app }) => {
    await app.put('/api/settings/assistant.tokens', { value: 18_000 })
    for (let n = 0; n < 60; n += 1) {
      const ingredients = `${n} cups of something that takes a line\n`.repeat(20)
      await app.post('/api/recipes', recipe({ title: `Soup ${n}`, ingredients }))
    }
    const { body } = await app.post('/api/conversations', conversation({ title: 'Long talk' }))
    for (let n = 0; n < 22; n += 1) {
      await tell(app, body.id, 'user', `Question ${n}`)
      await tell(app, body.id, 'assistant', n === 21 ? 'Long. '.repeat(800) : `Answer ${n}`)
    }
    const answer = await app.get(`${context}/${body.id}`)
    const shown = await app.get(`${preview}?conversationId=${body.id}`)
    expect(answer.body.sent).toEqual(shown.body.openRouterQuery.messages)
    expect(answer.body).toMatchObject({
      conversationId: body.id,
      title: 'Long talk',
      model: { modelId: 'google/gemini-2.5-pro', provider: 'Google' },
      answeredBy: 'model',
      tokenBudget: 18_000,
    })
    const { cuts, parts, messages, sent, estimatedTokens } = answer.body
    const text = JSON.stringify(sent)
    expect(text.includes('Answer 20')).toBe(true)
    expect(text.includes('Question 1"')).toBe(false)
    expect(messages.of).toBe(44)
    expect(messages.sent).toBeLessThanOrEqual(40)
    expect(cuts).toContainEqual({
      what: 'Earlier messages',
      shown: 40,
      of: 44,
      reason: expect.stringContaining('only the newest 40'),
    })
    expect(cuts.map((cut: { what: string }) => cut.what)).toEqual(
      expect.arrayContaining(['Messages in full', 'Recipes in full']),
    )
    const [first] = parts
    expect(first).toMatchObject({ name: 'Instructions' })
    const total = parts.reduce((sum: number, part: { tokens: number }) => sum + part.tokens, 0)
    expect(total).toBe(estimatedTokens)
  })

  test('of a short one is whole', async ({ app }) => {
    const said = await begin(app, 'Hello')
    const { body } = await app.get(`${context}/${said.conversationId}?role=conversationalist`)
    expect(body).toMatchObject({ cuts: [], messages: { sent: 1, of: 1 }, tools: [] })
    expect(body.sent.at(-1).content).toBe(`Hello\n\n${placeholder}`)
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
})

withoutModel('without a key it is what the default model would be sent', async ({ app }) => {
  const { body } = await app.get(preview)
  expect(body.metadata).toMatchObject({
    answeredBy: 'built-in',
    modelUsed: 'google/gemini-2.5-pro',
  })
  expect(body.openRouterQuery.messages[0].content).toBe(body.fullSystemPrompt)
})
