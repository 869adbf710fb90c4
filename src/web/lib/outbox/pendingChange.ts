import type { ErrorBody } from '#shared/errors.ts'
import type { Base } from './mergeEdits.ts'

/** A change in the outbox. As far as this page knows, the server does not have it yet. */
export type PendingChange = Change & {
  /** The idempotency key: the server carries the change out once, however often it arrives. */
  key: string
  order: number
  at: string
  /** The id of the household it was made for; missing in changes of earlier versions of the app. */
  household?: string
  /** A toast has said that this change waits for another household. */
  isTold?: boolean
  /** It was sent at least once: the server may have it, though no answer came. */
  isTried?: boolean
  /** Undone after it was sent: once an answer says what it did, that is undone on the server. */
  isTakenBack?: boolean
  /** The server's refusal, about which a person has to decide. */
  problem?: Problem
}

export type Change = (Add | Update | Remove) & {
  topic: string
  /** The list's path, which is also the second part of its query key. */
  list: string
}

type Add = {
  kind: 'add'
  /** Local ids, below zero, until the server answers with its own. */
  ids: number[]
  forms: object[]
  /** The path to which several records are sent as `items`; a single one goes to `list`. */
  together?: string
}

type Update = {
  kind: 'update'
  id: number
  fields: object
  /** The record as the person saw it; without `base` there is no check for conflicts. */
  base?: Base
  /** The version of the last attempt. */
  version?: number
  /** The toast's title if the server refuses a change without typed input, such as a tick. */
  failed?: string
}

type Remove = { kind: 'remove'; id: number }

type Problem = {
  status: number
  body: Partial<ErrorBody>
  /** The fields that both people changed. */
  fields?: readonly string[]
}

export const newLocalId = () => -1 - (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

export const idsOf = (change: Change) => (change.kind === 'add' ? change.ids : [change.id])

/** The record as the person wants it, as far as this page knows it. */
export function typedOf(change: Change): object {
  if (change.kind === 'add') return change.forms[0] ?? {}
  return change.kind === 'update' ? { ...change.base, ...change.fields } : {}
}

/** An add of one record that was never sent: deleting the record cancels both. */
export const isUnseenAdd = (change: PendingChange) =>
  change.kind === 'add' && !change.isTried && change.ids.length === 1

export interface PendingMerge<R> {
  /** Fields of a new record that its form does not have. */
  blank?: Partial<R>
  /** For a list that is read in parts: whether a record is in this part. */
  belongs?: (record: R) => boolean
}

/** A list with the waiting changes applied. */
export function mergePending<R extends { id: number }>(
  records: R[],
  changes: readonly PendingChange[],
  realId: (id: number) => number,
  { blank, belongs }: PendingMerge<R> = {},
): R[] {
  if (changes.length === 0) return records
  const rows = new Map(records.map((record) => [record.id, record]))
  const put = (record: R) => {
    if (!belongs || belongs(record)) rows.set(record.id, record)
    else rows.delete(record.id)
  }
  for (const change of changes) {
    if (change.isTakenBack || change.problem) continue
    if (change.kind === 'remove') rows.delete(realId(change.id))
    else if (change.kind === 'add') {
      for (const [n, form] of change.forms.entries()) {
        const id = realId(change.ids[n] ?? 0)
        const stored = { version: 1, createdAt: change.at, updatedAt: change.at }
        // The form's fields come from the list's contract, and the remaining ones are added here.
        if (!rows.has(id)) put({ ...stored, ...blank, ...form, id } as unknown as R)
      }
    } else {
      const id = realId(change.id)
      // The change may move the record here from another part of the list.
      const known = rows.get(id) ?? (belongs && (change.base as R | undefined))
      if (known) put({ ...known, ...change.fields, id })
    }
  }
  return [...rows.values()]
}
