import type { Call, RecordCalls } from '#shared/calls.ts'
import { callQuery, send } from './call.ts'
import { type Outcome, useListChange } from './useListChange.ts'

/** The toasts. */
type Words = Record<'add' | 'update' | 'delete', Outcome>

type Calls<R, Form> = Pick<RecordCalls<unknown, Form>, 'topic' | 'add' | 'update' | 'remove'> & {
  list: Call<R[]>
}

/** The calls of one list of records as a screen uses them, and its place in the cache. */
export function recordApi<R, Form>(calls: Calls<R, Form>, words: Words) {
  return { list: callQuery(calls.topic, calls.list), ...recordChanges(calls, words) }
}

/** The same for a list that is read in parts. */
export function recordChanges<Form>(calls: Omit<Calls<unknown, Form>, 'list'>, words: Words) {
  const { topic } = calls
  return {
    useAdd: () =>
      useListChange({
        topic,
        send: (input: Form) => send(calls.add, { input }),
        ...words.add,
      }),
    /** Sends only what the person changed, so that two people editing one record both win. */
    useUpdate: () =>
      useListChange({
        topic,
        send: ({ id, changes }: { id: number; changes: Partial<Form> }) =>
          send(calls.update, { params: { id }, input: changes }),
        ...words.update,
      }),
    useDelete: () =>
      useListChange({
        topic,
        send: (id: number) => send(calls.remove, { params: { id } }),
        ...words.delete,
      }),
  }
}
