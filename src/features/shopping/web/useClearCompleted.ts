import { useQueryClient } from '@tanstack/react-query'
import { send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { ShoppingItem } from '../shopping.contract.ts'
import { shoppingEndpoints } from '../shopping.endpoints.ts'
import { usualItems } from './stores.api.ts'

export function useClearCompleted() {
  const client = useQueryClient()
  return useListChange({
    topic: shoppingEndpoints.topic,
    send: async (items: ShoppingItem[]) => {
      const ids = items.map(({ id }) => id)
      const answer = await send(shoppingEndpoints.clear, { input: { ids } }).catch((cause) => {
        throw new NotCleared(items.length, { cause })
      })
      client.invalidateQueries({ queryKey: usualItems.queryKey })
      return answer
    },
    done: 'All completed items cleared successfully.',
    failed: (error) => `Failed to clear completed items. Please try again. ${error.message}`,
  })
}

class NotCleared extends Error {
  constructor(remain: number, options: ErrorOptions) {
    super(remain === 1 ? '1 item remains.' : `${remain} items remain.`, options)
  }
}
