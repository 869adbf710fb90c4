import type { ErrorBody } from '#shared/errors.ts'
import type { Base } from './mergeEdits.ts'

/** A change to one of the household's lists that the server does not have yet, for all we know. */
export type PendingChange = Change & {
  /** By which the server knows it, however often it arrives. */
  key: string
  /** The place in the row. */
  order: number
  /** When it was made. */
  at: string
  /** Whose it is. Earlier versions did not know. */
  household?: string
  /** Whoever opened another household's page here has heard of it. */
  isTold?: boolean
  /** It was sent: the server may have it, though nobody answered. */
  isTried?: boolean
  /** Somebody took it back after it was tried: whatever it did is undone. */
  isTakenBack?: boolean
  /** Why the server did not take it: somebody has to decide. */
  problem?: Problem
}

export type Change = (Add | Update | Remove) & {
  topic: string
  /** The list's path, which is also its place in the cache. */
  list: string
}

type Add = {
  kind: 'add'
  /** Below zero, until the server has given them their own. */
  ids: number[]
  forms: object[]
  /** Where they are sent together, as `items`; a single one goes to the list itself. */
  together?: string
}

type Update = {
  kind: 'update'
  id: number
  fields: object
  /** The record as the person saw it; without it nobody asks what changed since. */
  base?: Base
  /** The version that was sent last. */
  version?: number
  /** For what nobody has to decide about, such as a tick: the toast when it is refused. */
  failed?: string
}

type Remove = { kind: 'remove'; id: number }

type Problem = {
  status: number
  body: Partial<ErrorBody>
  /** Those that both wrote. */
  fields?: readonly string[]
}

export const newLocalId = () => -1 - (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

export const idsOf = (change: Change) => (change.kind === 'add' ? change.ids : [change.id])

/** The record as the person wants it, as far as it is known. */
export function typedOf(change: Change): object {
  if (change.kind === 'add') return change.forms[0] ?? {}
  return change.kind === 'update' ? { ...change.base, ...change.fields } : {}
}

/** Nobody has sent it, and it is about one record: with that record deleted it was never there. */
export const isUnseenAdd = (change: PendingChange) =>
  change.kind === 'add' && !change.isTried && change.ids.length === 1

export interface Overlay<R> {
  /** What a new record has besides its form. */
  blank?: Partial<R>
  /** For a list that is read in parts: whether a record is in this one. */
  belongs?: (record: R) => boolean
}

/** A list as it will be once everything has arrived. */
export function overlaid<R extends { id: number }>(
  records: R[],
  changes: readonly PendingChange[],
  realId: (id: number) => number,
  { blank, belongs }: Overlay<R> = {},
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
        // A form is what the list's contract made of it, and the rest is here.
        if (!rows.has(id)) put({ ...stored, ...blank, ...form, id } as unknown as R)
      }
    } else {
      const id = realId(change.id)
      // In a part of a list it may come from another part.
      const known = rows.get(id) ?? (belongs && (change.base as R | undefined))
      if (known) put({ ...known, ...change.fields, id })
    }
  }
  return [...rows.values()]
}
