import { get, post, recordEndpoints } from '#shared/endpoint.ts'
import type {
  Conversation,
  ConversationForm,
  Message,
  MessageForm,
} from './conversations.contract.ts'

const conversations = '/api/conversations'
const messages = `${conversations}/:id/messages` as const

type Page = { limit?: number; offset?: number }

export const conversationEndpoints = {
  ...recordEndpoints<Conversation, ConversationForm>('conversations', conversations),
  /** Most recently used first. */
  list: get(conversations).takes<Page & { participantId?: string }>().answers<Conversation[]>(),
  /** Every word must occur in the title or in a message. */
  search: get(`${conversations}/search`)
    .takes<{ q: string; participantId?: string }>()
    .answers<Conversation[]>(),
  read: get(`${conversations}/:id`).answers<Conversation>(),
  messages: get(messages).takes<Page>().answers<Message[]>(),
  addMessage: post(messages).takes<MessageForm>().answers<Message>(),
}
