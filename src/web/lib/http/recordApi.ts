import { useQuery } from '@tanstack/react-query'
import type { Call, RecordEndpoints } from '#shared/endpoint.ts'
import { type Base, sendMerged } from '../outbox/mergeEdits.ts'
import { outbox } from '../outbox/outbox.ts'
import { withPendingChanges } from '../outbox/overlay.ts'
import { newLocalId } from '../outbox/pendingChange.ts'
import { endpointQuery, send } from './call.ts'
import { type Outcome, useListChange } from './useListChange.ts'

/** The toasts. */
type Words = Record<'add' | 'update' | 'delete', Outcome>

/** `base` is the record as the person saw it; without it nobody asks what changed since. */
export type Update<Form> = { id: number; changes: Partial<Form>; base?: Base | undefined }

type Writes<Form> = Pick<RecordEndpoints<unknown, Form>, 'topic' | 'add' | 'update' | 'remove'>

/** The writes of one list of records, with their toasts. */
type Changes<Form> = {
  add: (form: Form) => Promise<unknown>
  update: (update: Update<Form>) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

/** The calls of one list of records as a screen uses them, and its place in the cache. */
export function recordApi<R extends { id: number; version: number }, Form extends object>(
  calls: Writes<Form> & { list: Call<R[]> },
  words: Words,
  /** For what needs the server at once, such as an address that it has to look at. */
  { waits = true, blank }: { waits?: boolean; blank?: Partial<R> } = {},
) {
  const list = {
    ...endpointQuery(calls.topic, calls.list),
    select: withPendingChanges<R>(calls.list.path, { blank }),
  }
  return {
    ...(waits ? pendingChanges(calls, words) : uses(calls.topic, atOnce(calls), words)),
    list,
    /** A record as it is now, null if it is gone; undefined as long as nobody knows. */
    useCurrent: (id: number | undefined): { version: number } | null | undefined =>
      useQuery({
        ...list,
        enabled: id !== undefined,
        select: (rows) =>
          list.select(rows).find((row) => id !== undefined && row.id === outbox.realId(id)) ?? null,
      }).data,
  }
}

/** Changes that wait where nobody answers; on their own for a list that is read in parts. */
export const pendingChanges = <Form extends object>(calls: Writes<Form>, words: Words) => ({
  /** Read in parts, it is not known as a whole. */
  useCurrent: (_id: number | undefined): { version: number } | null | undefined => undefined,
  ...uses(calls.topic, throughOutbox(calls), words),
})

function throughOutbox<Form extends object>({ topic, add }: Writes<Form>): Changes<Form> {
  const where = { topic, list: add.path }
  return {
    add: (form) => outbox.change({ ...where, kind: 'add', ids: [newLocalId()], forms: [form] }),
    /** Sends only what the person changed, so that two people editing one record both win. */
    update: ({ id, changes, base }) =>
      outbox.change({ ...where, kind: 'update', id, fields: changes, base }),
    remove: (id) => outbox.change({ ...where, kind: 'remove', id }),
  }
}

const atOnce = <Form>(calls: Writes<Form>): Changes<Form> => ({
  add: (input) => send(calls.add, { input }),
  update: ({ id, changes, base }) =>
    sendMerged((input) => send(calls.update, { params: { id }, input }), changes, base),
  remove: (id) => send(calls.remove, { params: { id } }),
})

const uses = <Form>(topic: string, { add, update, remove }: Changes<Form>, words: Words) => ({
  useAdd: () => useListChange({ topic, send: add, ...words.add }),
  useUpdate: () => useListChange({ topic, send: update, ...words.update }),
  useDelete: () => useListChange({ topic, send: remove, ...words.delete }),
})
