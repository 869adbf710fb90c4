import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatMessage } from './chatMessages.ts'
import { forgetChat, keepChat, restoreChat } from './chatStore.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const message = (uuid: string): ChatMessage => ({
  uuid,
  role: 'user',
  content: uuid,
  createdAt: '2026-11-15T12:00:00.000Z',
})

const nothing = { conversationId: null, messages: [] }

describe('a chat', () => {
  test('is there again after a reload, for a day', () => {
    keepChat(null, [message('a')])
    expect(restoreChat()).toEqual({ conversationId: null, messages: [message('a')] })
    vi.advanceTimersByTime(24 * 60 * 60_000 - 1)
    expect(restoreChat().messages).toHaveLength(1)
    vi.advanceTimersByTime(2)
    expect(restoreChat()).toEqual(nothing)
  })

  test('that was deleted is gone', () => {
    keepChat(7, [message('a')])
    forgetChat(7)
    expect(restoreChat()).toEqual(nothing)
  })
})

test('remembers ten conversations, and the messages of five', () => {
  for (let id = 1; id <= 12; id += 1) keepChat(id, [message(`${id}`)])
  const { conversations, messages, currentConversationId } = JSON.parse(
    stored.get('conversation-store') ?? '{}',
  )
  expect(currentConversationId).toBe(12)
  expect(conversations.map(({ id }: { id: number }) => id)).toEqual([
    12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
  ])
  expect(Object.keys(messages).sort()).toEqual(['10', '11', '12', '8', '9'])
})

test('a store that somebody broke is an empty one', () => {
  for (const broken of ['{', '7', 'null', '{"conversations":3}', '{"currentConversationId":1}']) {
    stored.set('conversation-store', broken)
    expect(restoreChat()).toEqual(nothing)
  }
})
