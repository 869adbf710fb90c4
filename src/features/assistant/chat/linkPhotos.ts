import type { AppContext } from '#server/appContext.ts'
import { findRecord } from '#server/db/records.ts'
import type { Actor } from '#server/records/recorder.ts'
import type { ChatForm } from '../chat.contract.ts'
import { messageRecords } from '../conversations/conversations.records.ts'
import { photoRecords } from '../photos/photos.records.ts'

type Sent = Pick<ChatForm, 'photoIds' | 'conversationId' | 'messageId'>

/** Links photos, which were uploaded before their message was stored. */
export async function linkPhotos(app: AppContext, actor: Actor, sent: Sent) {
  const { photoIds, conversationId, messageId } = sent
  if (photoIds.length === 0 || messageId === null) return
  await app.change(actor, 'Attached photos', async (w) => {
    const message = await findRecord(w.reads, messageRecords, messageId)
    if (message?.conversationId !== conversationId) return
    await w.update(messageRecords, messageId, { metadata: { ...message?.metadata, photoIds } })
    for (const id of photoIds) await w.update(photoRecords, id, { conversationId, messageId })
  })
}
