import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { conversationEndpoints } from '../conversations/conversations.endpoints.ts'

const { topic } = conversationEndpoints

const listed = 50

export const conversationList = endpointQuery(topic, conversationEndpoints.list, {
  limit: listed,
  offset: 0,
})

/** `onDeleted` runs before queries are re-read: the chat must not ask for the deleted one. */
export const useDeleteConversation = (onDeleted: (id: number) => void) =>
  useListChange({
    topic,
    send: async (id: number) => {
      await send(conversationEndpoints.remove, { params: { id } })
      onDeleted(id)
    },
    done: 'Conversation deleted',
    failed: 'Error deleting conversation',
  })
