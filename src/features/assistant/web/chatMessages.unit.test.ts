import { expect, test } from 'vitest'
import { type ChatMessage, distinct, joinMessages } from './chatMessages.ts'

const message = (uuid: string, given: Partial<ChatMessage> = {}): ChatMessage => ({
  uuid,
  role: 'user',
  content: uuid,
  createdAt: '2026-11-15T12:00:00.000Z',
  ...given,
})

const uuids = (messages: readonly ChatMessage[]) => messages.map(({ uuid }) => uuid)

test('what the server has comes first, then what it has not got yet', () => {
  const stored = [message('a', { id: 1 }), message('b', { id: 2 })]
  expect(uuids(joinMessages(stored, [message('b'), message('c')]))).toEqual(['a', 'b', 'c'])
})

test('what the server had once, and has no more, is gone', () => {
  expect(uuids(joinMessages([], [message('a', { id: 1 }), message('b')]))).toEqual(['b'])
})

test('while the server is asked, what was here last is shown', () => {
  const local = [message('a', { id: 1 }), message('b'), message('a', { id: 1 })]
  expect(uuids(joinMessages(undefined, local))).toEqual(['a', 'b'])
})

test('at most 50 distinct messages are restored', () => {
  const many = Array.from({ length: 70 }, (_, n) => message(`${n % 60}`))
  expect(distinct(many)).toHaveLength(50)
})
