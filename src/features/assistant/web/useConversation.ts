import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery, send, withParams } from '#web/lib/http/call.ts'
import type { Message } from '../conversations/conversations.contract.ts'
import { conversationEndpoints } from '../conversations/conversations.endpoints.ts'
import { fromServer } from './chatMessages.ts'

const { topic } = conversationEndpoints

const page = 100
/** The most messages of the last page, which grows while the conversation is open. */
const lastPage = 200

/** A conversation's last page, and the earlier pages that were requested. */
export function useConversation(id: number | null) {
  const conversation = useQuery({
    ...endpointQuery(topic, withParams(conversationEndpoints.read, { id: id ?? 0 })),
    enabled: id !== null,
  })
  const [window, setWindow] = useState({ id, last: -1, earlier: 0 })
  const total = conversation.data?.totalMessages
  // The last page keeps its start while new messages are added.
  if (window.id !== id) setWindow({ id, last: -1, earlier: 0 })
  else if (window.last < 0 && total !== undefined && conversation.data?.id === id) {
    setWindow({ ...window, last: Math.max(0, total - page) })
  }
  const { last, earlier } = window
  const opened = id !== null && window.id === id && last >= 0
  const recent = useQuery({
    ...endpointQuery(topic, withParams(conversationEndpoints.messages, { id: id ?? 0 }), {
      offset: Math.max(last, 0),
      limit: lastPage,
    }),
    enabled: opened,
  })
  const from = Math.max(0, last - page * earlier)
  const older = useQuery({
    queryKey: [topic, 'earlier', id, from, last],
    queryFn: () => messagesBetween(id ?? 0, from, last),
    enabled: opened && earlier > 0,
    // The loaded messages stay while more are loading.
    placeholderData: keepPreviousData,
  })
  const messages = opened &&
    recent.data && [...(earlier > 0 ? (older.data ?? []) : []), ...recent.data]
  return {
    conversation,
    error: conversation.error ?? recent.error ?? older.error,
    messages: messages ? messages.map(fromServer) : undefined,
    showEarlier: from > 0 ? () => setWindow({ ...window, earlier: earlier + 1 }) : undefined,
  }
}

export async function allMessages(id: number): Promise<Message[]> {
  const { totalMessages } = await send(conversationEndpoints.read, { params: { id } })
  return messagesBetween(id, 0, totalMessages)
}

async function messagesBetween(id: number, from: number, to: number): Promise<Message[]> {
  const messages: Message[] = []
  for (let offset = from; offset < to; offset += page) {
    const input = { offset, limit: Math.min(page, to - offset) }
    messages.push(...(await send(conversationEndpoints.messages, { params: { id }, input })))
  }
  return messages
}
