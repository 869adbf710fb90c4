import { useQuery } from '@tanstack/react-query'
import { recordApi } from '#web/lib/http/recordApi.ts'
import { outbox } from '#web/lib/outbox/outbox.ts'
import { usePendingIds } from '#web/lib/outbox/withPendingChanges.ts'
import type { ShoppingItem } from '../shopping.contract.ts'
import { shoppingEndpoints } from '../shopping.endpoints.ts'

const { topic } = shoppingEndpoints
const list = shoppingEndpoints.list.path

export const shoppingApi = recordApi(shoppingEndpoints, {
  add: { done: 'Item added to shopping list', failed: 'Failed to add item' },
  update: { done: 'Item updated successfully', failed: 'Failed to update item' },
  delete: { done: 'Item removed from shopping list', failed: 'Failed to delete item' },
})

/** The list with pending changes, and the ids that wait for the connection. */
export function useShoppingList() {
  const query = useQuery(shoppingApi.list)
  return { list: query, items: query.data, waitingIds: usePendingIds(topic) }
}

/** Ticks through the outbox: shown at once, sent when the server can be reached. */
export function useTick() {
  return ({ id }: ShoppingItem, isCompleted: boolean) => {
    const failed = 'Failed to update item'
    outbox.queue({ kind: 'update', topic, list, id, fields: { isCompleted }, failed })
  }
}
