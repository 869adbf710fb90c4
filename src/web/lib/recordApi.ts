import { useQuery } from '@tanstack/react-query'
import type { Call, RecordCalls } from '#shared/calls.ts'
import { callQuery, send } from './call.ts'
import { type Base, sendMerged } from './merging.ts'
import { type Outcome, useListChange } from './useListChange.ts'

/** The toasts. */
type Words = Record<'add' | 'update' | 'delete', Outcome>

/** `base` is the record as the person saw it; without it nobody asks what changed since. */
export type Update<Form> = { id: number; changes: Partial<Form>; base?: Base | undefined }

type Calls<R, Form> = Pick<RecordCalls<unknown, Form>, 'topic' | 'add' | 'update' | 'remove'> & {
  list: Call<R[]>
}

/** The calls of one list of records as a screen uses them, and its place in the cache. */
export function recordApi<R extends { id: number; version: number }, Form>(
  calls: Calls<R, Form>,
  words: Words,
) {
  const list = callQuery(calls.topic, calls.list)
  return {
    ...recordChanges(calls, words),
    list,
    /** A record as it is now, null if it is gone; undefined as long as nobody knows. */
    useCurrent: (id: number | undefined): { version: number } | null | undefined =>
      useQuery({
        ...list,
        enabled: id !== undefined,
        select: (rows) => rows.find((row) => row.id === id) ?? null,
      }).data,
  }
}

/** The same for a list that is read in parts. */
export function recordChanges<Form>(calls: Omit<Calls<unknown, Form>, 'list'>, words: Words) {
  const { topic } = calls
  return {
    /** Read in parts, it is not known as a whole. */
    useCurrent: (_id: number | undefined): { version: number } | null | undefined => undefined,
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
        send: ({ id, changes, base }: Update<Form>) =>
          sendMerged((input) => send(calls.update, { params: { id }, input }), changes, base),
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
