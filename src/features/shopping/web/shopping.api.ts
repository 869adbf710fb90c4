import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOutbox, usePosted, withPosted } from '#web/lib/posted.ts'
import { recordApi } from '#web/lib/recordApi.ts'
import { shoppingCalls } from '../shopping.calls.ts'
import type { ShoppingItem } from '../shopping.contract.ts'

const { topic } = shoppingCalls
const list = shoppingCalls.list.path

export const shoppingApi = recordApi(shoppingCalls, {
  add: { done: 'Item added to shopping list', failed: 'Failed to add item' },
  update: { done: 'Item updated successfully', failed: 'Failed to update item' },
  delete: { done: 'Item removed from shopping list', failed: 'Failed to delete item' },
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
