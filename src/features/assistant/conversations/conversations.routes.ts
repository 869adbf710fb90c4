import type { AppContext } from '#server/appContext.ts'
import { findRecord } from '#server/db/records.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { completedRecordRoutes } from '#server/http/recordRoutes.ts'
import { answer, answerInput, type Route } from '#server/http/routes.ts'
import { notFound } from '#shared/errors.ts'
import { addMessage } from '../chat/messages.ts'
import { photoIdsOf } from '../photos/photos.queries.ts'
import { photoRecords } from '../photos/photos.records.ts'
import {
  ConversationForm,
  ConversationQuery,
  ConversationSearch,
  MessageForm,
  MessageQuery,
} from './conversations.contract.ts'
import { conversationEndpoints } from './conversations.endpoints.ts'
import {
  listConversations,
  listMessages,
  messageIdsOf,
  searchConversations,
} from './conversations.queries.ts'
import { conversationRecords, messageRecords } from './conversations.records.ts'

const { noun } = conversationRecords

export function conversationsRoutes(app: AppContext): Route[] {
  const { reader } = app
  return [
    answerInput(conversationEndpoints.list, ConversationQuery, (query) =>
      listConversations(reader, query),
    ),
    answerInput(conversationEndpoints.search, ConversationSearch, (query) =>
      searchConversations(reader, query),
    ),
    answer(conversationEndpoints.read, async (c) => {
      const found = await findRecord(reader, conversationRecords, idFrom(c, noun))
      if (!found) throw notFound(noun)
      return found
    }),
    ...completedRecordRoutes(app, conversationRecords, conversationEndpoints, {
      form: ConversationForm,
      complete: async (form) => ({ ...form, totalMessages: 0, lastMessageAt: null }),
      removeWith: async (id, w) => {
        const ids = await messageIdsOf(w.reads, id)
        for (const messageId of ids) await w.remove(messageRecords, messageId)
        for (const photoId of await photoIdsOf(w.reads, id)) await w.remove(photoRecords, photoId)
      },
    }),
    answerInput(conversationEndpoints.messages, MessageQuery, async (query, c) => {
      const id = idFrom(c, noun)
      if (!(await findRecord(reader, conversationRecords, id))) throw notFound(noun)
      return listMessages(reader, id, query)
    }),
    answerInput(conversationEndpoints.addMessage, MessageForm, (form, c) =>
      app.change(actorOf(c), 'Said something', async (w) => {
        const { message, isNew } = await addMessage(w, idFrom(c, noun), form)
        c.status(isNew ? 201 : 200)
        return message
      }),
    ),
  ]
}
