import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { at, callQuery, send } from '#web/lib/call.ts'
import { useListChange } from '#web/lib/useListChange.ts'
import { conversationCalls } from '../conversations.calls.ts'
import { fromServer } from './chatMessages.ts'

const { topic } = conversationCalls

const listed = 50

export const conversationList = callQuery(topic, conversationCalls.list, {
  limit: listed,
  offset: 0,
})

const page = 100
/** The last page may grow to this before the conversation is opened anew. */
const lastPage = 200

const messagesFrom = (id: number, offset: number, limit: number) =>
  callQuery(topic, at(conversationCalls.messages, { id }), { offset, limit })

/** The last page of a conversation, and the earlier ones that somebody asked for. */
export function useConversation(id: number | null) {
  const conversation = useQuery({
    ...callQuery(topic, at(conversationCalls.read, { id: id ?? 0 })),
    enabled: id !== null,
  })
  const [window, setWindow] = useState({ id, last: -1, earlier: 0 })
  const total = conversation.data?.totalMessages
  // The last page begins where it began when the conversation was opened, however it grows.
  if (window.id !== id) setWindow({ id, last: -1, earlier: 0 })
  else if (window.last < 0 && total !== undefined && conversation.data?.id === id) {
    setWindow({ ...window, last: Math.max(0, total - page) })
  }
  const opened = id !== null && window.id === id && window.last >= 0
  const offsets = Array.from({ length: window.earlier }, (_, n) =>
    Math.max(0, window.last - page * (window.earlier - n)),
  )
  const earlier = offsets.map((offset, n) => [offset, (offsets[n + 1] ?? window.last) - offset])
  const ranges = opened ? [...earlier, [window.last, lastPage]] : []
  const pages = useQueries({
    queries: ranges.map(([offset = 0, limit = page]) => messagesFrom(id ?? 0, offset, limit)),
  })
  // While an earlier page is on its way, what was there stays.
  const arrived = pages.slice(pages.findLastIndex(({ data }) => data === undefined) + 1)
  return {
    conversation,
    failed: conversation.isError || pages.some(({ isError }) => isError),
    messages:
      arrived.length > 0 ? arrived.flatMap(({ data }) => (data ?? []).map(fromServer)) : undefined,
    showEarlier:
      window.last - page * window.earlier > 0
        ? () => setWindow({ ...window, earlier: window.earlier + 1 })
        : undefined,
  }
}

/** `onDeleted` comes before anything is read again: a chat would ask for what is gone. */
export const useDeleteConversation = (onDeleted: (id: number) => void) =>
  useListChange({
    topic,
    send: async (id: number) => {
      await send(conversationCalls.remove, { params: { id } })
      onDeleted(id)
    },
    done: 'Conversation deleted',
    failed: 'Error deleting conversation',
  })
