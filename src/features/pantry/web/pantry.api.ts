import { queryOptions } from '@tanstack/react-query'
import { recordApi } from '#web/lib/recordApi.ts'
import { problemOf, request } from '#web/lib/request.ts'
import type { PantryItem, PantryItemForm, PantryMetadata } from '../pantry.contract.ts'

const topic = 'pantry'

export const pantryApi = recordApi<PantryItem, PantryItemForm>({
  topic,
  path: '/api/pantry',
  words: {
    add: {
      done: 'Item added successfully',
      failed: (error) => `Failed to add item: ${problemOf(error, 'Unknown error')}`,
    },
    update: { done: 'Item updated successfully', failed: 'Failed to update item' },
    delete: { done: 'Item deleted successfully', failed: 'Failed to delete item' },
  },
})

export const pantryMetadata = queryOptions({
  queryKey: [topic, 'metadata'],
  queryFn: ({ signal }) =>
    request<PantryMetadata>('GET', '/api/pantry/metadata', undefined, { signal }),
})
