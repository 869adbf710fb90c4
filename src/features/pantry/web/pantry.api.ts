import { queryOptions } from '@tanstack/react-query'
import { problemOf, request } from '../../../web/lib/request.ts'
import { useListChange } from '../../../web/lib/useListChange.ts'
import type { PantryItem, PantryItemForm, PantryMetadata } from '../pantry.contract.ts'

const topic = 'pantry'

export const pantryQueries = {
  list: queryOptions({
    queryKey: [topic, 'list'],
    queryFn: ({ signal }) => request<PantryItem[]>('GET', '/api/pantry', undefined, { signal }),
  }),
  metadata: queryOptions({
    queryKey: [topic, 'metadata'],
    queryFn: ({ signal }) =>
      request<PantryMetadata>('GET', '/api/pantry/metadata', undefined, { signal }),
  }),
}

export const useAddPantryItem = () =>
  useListChange({
    topic,
    send: (form: PantryItemForm) => request<PantryItem>('POST', '/api/pantry', form),
    done: 'Item added successfully',
    failed: (error) => `Failed to add item: ${problemOf(error, 'Unknown error')}`,
  })

/** Sends only what the person changed, so that two people editing one item both win. */
export const useUpdatePantryItem = () =>
  useListChange({
    topic,
    send: ({ id, changes }: { id: number; changes: Partial<PantryItemForm> }) =>
      request<PantryItem>('PUT', `/api/pantry/${id}`, changes),
    done: 'Item updated successfully',
    failed: 'Failed to update item',
  })

export const useDeletePantryItem = () =>
  useListChange({
    topic,
    send: (id: number) => request<{ success: true }>('DELETE', `/api/pantry/${id}`),
    done: 'Item deleted successfully',
    failed: 'Failed to delete item',
  })
