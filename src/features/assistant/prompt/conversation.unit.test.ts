import { expect, test } from 'vitest'
import { commands } from '../models/router.factory.ts'
import { household, turn } from '../turn.factory.ts'
import type { EarlierMessage } from '../turn.ts'
import { conversationOf } from './conversation.ts'
import { buildPrompt } from './prompt.ts'

const said = (role: EarlierMessage['role'], content: string): EarlierMessage => ({
  role,
  content,
  proposals: [],
})

/** Questions and answers in turn, beginning with a question. */
const talk = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    n % 2 === 0 ? said('user', `Question ${n}`) : said('assistant', `Answer ${n}`),
  )

const plenty = 10_000

test('a short conversation is sent as a whole', () => {
  const { messages, ...sent } = conversationOf(turn({ history: talk(4) }), plenty)
  expect(messages).toHaveLength(5)
  expect(sent).toEqual({ sent: 4, of: 4, cut: [] })
})

test('of a long one the newest are sent', () => {
  const { messages, ...sent } = conversationOf(turn({ history: talk(50) }), plenty)
  expect(messages[0]?.content).toBe('Question 10')
  expect(sent).toEqual({ sent: 40, of: 50, cut: [{ reason: 'older', messages: 10 }] })
})

test('without room for all of them it says so, and begins with a person', () => {
  const { messages, ...sent } = conversationOf(turn({ history: talk(20) }), 50)
  expect(messages[0]?.role).toBe('user')
  const left = sent.cut.reduce((sum, { messages: count }) => sum + count, 0)
  expect(sent.cut[0]?.reason).toBe('budget')
  expect(sent.sent).toBeGreaterThan(0)
  expect(sent.sent + left).toBe(20)
})

test('what an assistant said before any question is left out', () => {
  const history = [said('assistant', 'Hello!'), ...talk(2)]
  expect(conversationOf(turn({ history }), plenty)).toMatchObject({
    sent: 2,
    of: 3,
    cut: [{ reason: 'before-first-question', messages: 1 }],
  })
})

test('a message that is too long is shortened, and an invisible one is none', () => {
  const history = [said('user', 'x'.repeat(5_000)), said('user', '\u200b')]
  const { messages, ...sent } = conversationOf(turn({ history }), plenty)
  expect(messages[0]?.content).toContain(`${'x'.repeat(4_000)}…`)
  expect(sent).toEqual({ sent: 1, of: 1, cut: [{ reason: 'shortened', messages: 1 }] })
})

test('a prompt says what each of its parts takes, and which events it has no room for', () => {
  const events = Array.from({ length: 200 }, (_, n) => ({
    title: `Event ${n}`,
    date: '2026-11-16',
    time: null,
  }))
  const asked = turn({ household: household({ events }), history: talk(6) })
  const { parts, tokens, estimatedTokens } = buildPrompt(asked, {
    sections: [],
    commands,
    role: 'conversationalist',
    budget: 10_000,
    toolTokens: 100,
  })
  expect(parts.cut).toEqual([{ title: 'Calendar events', shown: expect.any(Number), of: 200 }])
  expect(parts.conversation).toEqual({ sent: 6, of: 6, cut: [] })
  expect(tokens).toMatchObject({ instructions: 0, tools: 100 })
  expect(Object.values(tokens).reduce((sum, each) => sum + each, 0)).toBe(estimatedTokens)
})
