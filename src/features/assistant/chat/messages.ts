import { findRecord } from '#server/db/records.ts'
import type { Writing } from '#server/records/change.ts'
import { notFound } from '#shared/errors.ts'
import type { Message, MessageForm } from '../conversations/conversations.contract.ts'
import { findMessage } from '../conversations/conversations.queries.ts'
import { conversationRecords, messageRecords } from '../conversations/conversations.records.ts'

/** An answer's fields besides its text. */
export type About = Pick<Message, 'modelId' | 'tokenCount' | 'processingTime' | 'metadata'>

const nothingMore: About = { modelId: null, tokenCount: null, processingTime: null, metadata: null }

/** Appends a message; the server gives the position, since several browsers may write. */
export async function addMessage(
  w: Writing,
  conversationId: number,
  form: MessageForm,
  about: About = nothingMore,
): Promise<{ message: Message; isNew: boolean }> {
  const conversation = await findRecord(w.reads, conversationRecords, conversationId)
  if (!conversation) throw notFound(conversationRecords.noun)
  const known = form.uuid && (await findMessage(w.reads, conversationId, form.uuid))
  if (known) return { message: known, isNew: false }
  const message = await w.create(messageRecords, {
    ...form,
    ...about,
    conversationId,
    messageIndex: conversation.totalMessages,
  })
  await w.update(conversationRecords, conversationId, {
    totalMessages: conversation.totalMessages + 1,
    lastMessageAt: message.createdAt,
  })
  return { message, isNew: true }
}
