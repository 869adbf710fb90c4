import { counted } from '#shared/counted.ts'
import { send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { outbox } from '#web/lib/outbox/outbox.ts'
import type { ShoppingItem } from '../shopping.contract.ts'
import { shoppingEndpoints } from '../shopping.endpoints.ts'
import { usualItems } from './stores.api.ts'

export const useClearCompleted = () =>
  useListChange({
    topic: shoppingEndpoints.topic,
    also: [usualItems.queryKey],
    send: async (items: ShoppingItem[]) => {
      // The server clears what it knows as ticked, so ticks on their way come first.
      const isOurs = (change: { topic: string }) => change.topic === shoppingEndpoints.topic
      if (outbox.unsent().some(isOurs)) await outbox.settled()
      const ids = items.map(({ id }) => outbox.realId(id))
      return send(shoppingEndpoints.clear, { input: { ids } })
    },
    done: 'All completed items cleared successfully.',
    failed: (_, { length }) =>
      `Failed to clear completed items. Please try again. ${counted(length, 'item')} ${length === 1 ? 'remains' : 'remain'}.`,
  })
