import { describe, expect } from 'vitest'
import { begin } from '#features/assistant/chat.factory.ts'
import { conversation } from '#features/assistant/conversations.factory.ts'
import { test } from '#features/assistant/modelChat.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { context, placeholder, preview, tell } from './brain.factory.ts'

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
