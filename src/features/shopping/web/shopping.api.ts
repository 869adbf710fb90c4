import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOutbox, usePosted, withPosted } from '#web/lib/posted.ts'
import { recordApi } from '#web/lib/recordApi.ts'
import { request } from '#web/lib/request.ts'
import { useListChange } from '#web/lib/useListChange.ts'
import type { ShoppingItem, ShoppingItemForm, Store } from '../shopping.contract.ts'

const topic = 'shopping'
const path = '/api/shopping'

export const shoppingApi = recordApi<ShoppingItem, ShoppingItemForm>({
  topic,
  path,
  words: {
    add: { done: 'Item added to shopping list', failed: 'Failed to add item' },
    update: { done: 'Item updated successfully', failed: 'Failed to update item' },
    delete: { done: 'Item removed from shopping list', failed: 'Failed to delete item' },
  },
})

export const stores = queryOptions({
  queryKey: [topic, '/api/stores'],
  queryFn: ({ signal }) => request<Store[]>('GET', '/api/stores', undefined, { signal }),
})

export const useAddStore = () =>
  useListChange({
    topic,
    send: (name: string) => request<Store>('POST', '/api/stores', { name }),
    done: (store) => `Store "${store.name}" created successfully`,
    failed: 'Failed to create store',
  })

/** The list with the ticks that are still on their way, and which items those are. */
export function useShoppingList() {
  const list = useQuery(shoppingApi.list)
  const { posted, waiting } = usePosted(path)
  const items = useMemo(() => list.data && withPosted(list.data, posted), [list.data, posted])
  const waitingIds = useMemo(
    () => new Set(waiting ? posted.map((each) => each.id) : []),
    [posted, waiting],
  )
  return { list, items, waitingIds }
}

/** Never lost: it is shown at once, and sent when somebody answers. */
export function useTick() {
  const outbox = useOutbox()
  return ({ id }: ShoppingItem, isCompleted: boolean) =>
    outbox.add({ topic, list: path, id, changes: { isCompleted }, failed: 'Failed to update item' })
}

/** One delete per item, side by side; what could not be deleted stays and is counted. */
export const useClearCompleted = () =>
  useListChange({
    topic,
    send: async (items: ShoppingItem[]) => {
      const results = await Promise.allSettled(
        items.map((item) => request('DELETE', `${path}/${item.id}`)),
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
