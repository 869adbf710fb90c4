import { useQuery } from '@tanstack/react-query'
import { callQuery, send } from '#web/lib/call.ts'
import { useWaitingIds } from '#web/lib/laidOver.ts'
import { outbox } from '#web/lib/outbox.ts'
import { recordApi } from '#web/lib/recordApi.ts'
import { useListChange } from '#web/lib/useListChange.ts'
import { shoppingCalls } from '../shopping.calls.ts'
import type { ShoppingItem } from '../shopping.contract.ts'

const { topic } = shoppingCalls
const list = shoppingCalls.list.path

export const shoppingApi = recordApi(shoppingCalls, {
  add: { done: 'Item added to shopping list', failed: 'Failed to add item' },
  update: { done: 'Item updated successfully', failed: 'Failed to update item' },
  delete: { done: 'Item removed from shopping list', failed: 'Failed to delete item' },
})

export const stores = callQuery(topic, shoppingCalls.stores)

export const useAddStore = () =>
  useListChange({
    topic,
    send: (name: string) => send(shoppingCalls.addStore, { input: { name } }),
    done: (store) => `Store "${store.name}" created successfully`,
    failed: 'Failed to create store',
  })

/** The list with what is still on its way, and which items wait for the connection. */
export function useShoppingList() {
  const query = useQuery(shoppingApi.list)
  return { list: query, items: query.data, waitingIds: useWaitingIds(topic) }
}

/** Through the outbox: shown at once, and sent as soon as the server can be reached. */
export function useTick() {
  return ({ id }: ShoppingItem, isCompleted: boolean) => {
    const failed = 'Failed to update item'
    outbox.post({ kind: 'update', topic, list, id, fields: { isCompleted }, failed })
  }
}

/** One delete per item, side by side; what could not be deleted stays and is counted. */
export const useClearCompleted = () =>
  useListChange({
    topic,
    send: async (items: ShoppingItem[]) => {
      const results = await Promise.allSettled(
        items.map(({ id }) => send(shoppingCalls.remove, { params: { id } })),
      )
      const remain = results.filter((result) => result.status === 'rejected').length
      if (remain > 0) throw new PartlyCleared(remain)
    },
    done: 'All completed items cleared successfully.',
    failed: (error) => `Failed to clear completed items. Please try again. ${error.message}`,
  })

class PartlyCleared extends Error {
  constructor(remain: number) {
    super(remain === 1 ? '1 item remains.' : `${remain} items remain.`)
  }
}
