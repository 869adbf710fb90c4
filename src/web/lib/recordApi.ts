import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { type Outcome, useListChange } from './useListChange.ts'

interface RecordApi {
  /** What live messages call the list. */
  topic: string
  path: string
  /** The toasts. */
  words: Record<'add' | 'update' | 'delete', Outcome>
}

/** The calls of one list of records, and its place in the cache. */
export function recordApi<R, Form>({ topic, path, words }: RecordApi) {
  return {
    list: queryOptions({
      queryKey: [topic, path],
      queryFn: ({ signal }) => request<R[]>('GET', path, undefined, { signal }),
    }),
    useAdd: () =>
      useListChange({
        topic,
        send: (form: Form) => request<R>('POST', path, form),
        ...words.add,
      }),
    /** Sends only what the person changed, so that two people editing one record both win. */
    useUpdate: () =>
      useListChange({
        topic,
        send: ({ id, changes }: { id: number; changes: Partial<Form> }) =>
          request<R>('PUT', `${path}/${id}`, changes),
        ...words.update,
      }),
    useDelete: () =>
      useListChange({
        topic,
        send: (id: number) => request<{ success: true }>('DELETE', `${path}/${id}`),
        ...words.delete,
      }),
  }
}
