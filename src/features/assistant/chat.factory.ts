import type { Client } from '#test/client.ts'
import type { ChatEvent } from './chat.endpoints.ts'
import { conversation } from './conversations.factory.ts'

/** The events of an answer that has ended; '[DONE]' is the last of them. */
export const eventsIn = (text: string): (ChatEvent | '[DONE]')[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => (line === 'data: [DONE]' ? '[DONE]' : JSON.parse(line.slice(6))))

type Said = { message: string; conversationId?: number; messageId?: number }

/** Both calls of a turn, as a browser makes them. */
export async function say(app: Client, said: Said, more: object = {}) {
  const proposed = await app.post('/api/ai/chat', { ...said, ...more })
  const events = proposed.status === 200 ? eventsIn(proposed.body) : []
  const proposals = events.flatMap((event) =>
    typeof event === 'object' && event.type === 'proposals' ? event.proposals : [],
  )
  const answered = await app.post('/api/ai/chat/conversation', {
    ...said,
    ...more,
    proposalIds: proposals.map(({ id }) => id),
  })
  const answer = answered.status === 200 ? eventsIn(answered.body) : []
  const text = answer
    .map((event) => (typeof event === 'object' && event.type === 'content' ? event.content : ''))
    .join('')
  return { proposed, events, proposals, answered, answer, text }
}

/** A conversation with a first message in it. */
export async function begin(app: Client, content: string) {
  const { body } = await app.post('/api/conversations', conversation())
  const stored = await app.post(`/api/conversations/${body.id}/messages`, { role: 'user', content })
  return { message: content, conversationId: body.id, messageId: stored.body.id }
}
