import { callQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { conversationCalls } from '../conversations/conversations.endpoints.ts'

const { topic } = conversationCalls

const listed = 50

export const conversationList = callQuery(topic, conversationCalls.list, {
  limit: listed,
  offset: 0,
})

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
