import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery, send } from '#web/lib/call.ts'
import { useOutbox, usePosted, withPosted } from '#web/lib/posted.ts'
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

/** The list with the ticks that are still on their way, and which items those are. */
export function useShoppingList() {
  const query = useQuery(shoppingApi.list)
  const { posted, waiting } = usePosted(list)
  const items = useMemo(() => query.data && withPosted(query.data, posted), [query.data, posted])
  const waitingIds = useMemo(
    () => new Set(waiting ? posted.map((each) => each.id) : []),
    [posted, waiting],
  )
  return { list: query, items, waitingIds }
}

/** Through the outbox: shown at once, and sent as soon as the server can be reached. */
export function useTick() {
  const outbox = useOutbox()
  return ({ id }: ShoppingItem, isCompleted: boolean) =>
    outbox.add({ topic, list, id, changes: { isCompleted }, failed: 'Failed to update item' })
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
