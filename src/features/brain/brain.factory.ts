import type { Client } from '#test/client.ts'

export const instructions = '/api/system-instructions'
export const preview = '/api/openrouter/query-preview'
export const context = '/api/test-conversation-context'

/** What stands for the next message of a person. */
export const placeholder = '(your next message)'

/** Another message into a conversation, by either of the two. */
export const tell = (app: Client, id: number, role: 'user' | 'assistant', content: string) =>
  app.post(`/api/conversations/${id}/messages`, { role, content })
