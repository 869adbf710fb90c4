import { findRecord } from '#server/db/records.ts'
import type { House } from '#server/house.ts'
import type { Actor } from '#server/recorder.ts'
import type { ChatForm } from '../chat.contract.ts'
import { messageRecords } from '../conversations.records.ts'
import { photoRecords } from '../photos.records.ts'

type Sent = Pick<ChatForm, 'photoIds' | 'conversationId' | 'messageId'>

/** Photos are uploaded before their message is stored: now they belong to it. */
export async function linkPhotos(house: House, actor: Actor, sent: Sent) {
  const { photoIds, conversationId, messageId } = sent
  if (photoIds.length === 0 || messageId === null) return
  await house.change(actor, 'Attached photos', async (w) => {
    const message = await findRecord(w.reads, messageRecords, messageId)
    if (message?.conversationId !== conversationId) return
    await w.update(messageRecords, messageId, { metadata: { ...message?.metadata, photoIds } })
    for (const id of photoIds) await w.update(photoRecords, id, { conversationId, messageId })
  })
}
