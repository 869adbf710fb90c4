import { useQuery } from '@tanstack/react-query'
import type { Call, RecordEndpoints } from '#shared/endpoint.ts'
import { type Base, sendMerged } from '../outbox/mergeEdits.ts'
import { outbox } from '../outbox/outbox.ts'
import { newLocalId } from '../outbox/pendingChange.ts'
import { withPendingChanges } from '../outbox/withPendingChanges.ts'
import { endpointQuery, send } from './call.ts'
import type { Outcome } from './outcome.ts'
import { useListChange } from './useListChange.ts'

type Words<Form> = {
  add: Outcome<Form>
  update: Outcome<Update<Form>>
  delete: Outcome<number>
}

/** `base` is the record as the person saw it; without `base` there is no check for conflicts. */
export type Update<Form> = { id: number; changes: Partial<Form>; base?: Base | undefined }

type Writes<Form> = Pick<RecordEndpoints<unknown, Form>, 'topic' | 'add' | 'update' | 'remove'>

type Changes<Form> = {
  add: (form: Form) => Promise<unknown>
  update: (update: Update<Form>) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

export function recordApi<R extends { id: number; version: number }, Form extends object>(
  calls: Writes<Form> & { list: Call<R[]> },
  words: Words<Form>,
  /** `throughOutbox: false` for a write that needs the server at once, such as an address it fetches. */
  { throughOutbox = true, blank }: { throughOutbox?: boolean; blank?: Partial<R> } = {},
) {
  const list = {
    ...endpointQuery(calls.topic, calls.list),
    select: withPendingChanges<R>(calls.list.path, { blank }),
  }
  return {
    ...(throughOutbox
      ? pendingChanges(calls, words)
      : mutationHooks(calls.topic, direct(calls), words)),
    list,
    /** The record as it is now; null if it is deleted, undefined until the list is read. */
    useCurrent: (id: number | undefined): { version: number } | null | undefined =>
      useQuery({
        ...list,
        enabled: id !== undefined,
        select: (rows) =>
          list.select(rows).find((row) => id !== undefined && row.id === outbox.realId(id)) ?? null,
      }).data,
  }
}

/** The writes of a list through the outbox. Used alone for a list that is read in parts. */
export const pendingChanges = <Form extends object>(calls: Writes<Form>, words: Words<Form>) => ({
  /** A list that is read in parts does not know all its records. */
  useCurrent: (_id: number | undefined): { version: number } | null | undefined => undefined,
  ...mutationHooks(calls.topic, throughOutbox(calls), words),
})

function throughOutbox<Form extends object>({ topic, add }: Writes<Form>): Changes<Form> {
  const where = { topic, list: add.path }
  return {
    add: (form) =>
      outbox.sendOrQueue({ ...where, kind: 'add', ids: [newLocalId()], forms: [form] }),
    /** Only the changed fields, so that edits of different fields by two people both stay. */
    update: ({ id, changes, base }) =>
      outbox.sendOrQueue({ ...where, kind: 'update', id, fields: changes, base }),
    remove: (id) => outbox.sendOrQueue({ ...where, kind: 'remove', id }),
  }
}

const direct = <Form>(calls: Writes<Form>): Changes<Form> => ({
  add: (input) => send(calls.add, { input }),
  update: ({ id, changes, base }) =>
    sendMerged((input) => send(calls.update, { params: { id }, input }), changes, base),
  remove: (id) => send(calls.remove, { params: { id } }),
})

const mutationHooks = <Form>(
  topic: string,
  { add, update, remove }: Changes<Form>,
  words: Words<Form>,
) => ({
  useAdd: () => useListChange({ topic, send: add, ...words.add }),
  useUpdate: () => useListChange({ topic, send: update, ...words.update }),
  useDelete: () => useListChange({ topic, send: remove, ...words.delete }),
})
