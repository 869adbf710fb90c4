import { describe, expect } from 'vitest'
import { begin, say } from '#features/assistant/chat.factory.ts'
import { conversation } from '#features/assistant/conversations.factory.ts'
import { test } from '#features/assistant/modelChat.factory.ts'
import { section } from '#features/assistant/prompt/sections.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { context, instructions, placeholder, preview, tell } from './brain.factory.ts'

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
    [`${preview}?role=cook`, 400, 'Role must be proposal-generator or conversationalist'],
    [`${preview}?conversationId=x`, 400, 'Conversation must be a number from 1'],
    [`${preview}?conversationId=0`, 400, 'Conversation must be a number from 1'],
    [`${preview}?conversationId=77`, 404, "This conversation doesn't exist anymore."],
    [
      `${instructions}/compiled?role=x`,
      400,
      'Role must be proposal-generator or conversationalist',
    ],
    [`${context}/77`, 404, "This conversation doesn't exist anymore."],
    [`${context}/x`, 404, "This conversation doesn't exist anymore."],
    [`${context}/99999999999`, 404, "This conversation doesn't exist anymore."],
    [`${context}/1?role=x`, 400, 'Role must be proposal-generator or conversationalist'],
  ] as const)('refuses %s', async ([path, status, text], { app }) => {
    const answer = await app.get(path)
    expect([answer.status, answer.body.message]).toEqual([status, text])
  })
})
