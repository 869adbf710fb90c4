import { counted } from '#shared/sayWords.ts'
import { searchFor } from '#shared/search.ts'
import type { VersionEntry } from '../versions.contract.ts'

type Operation = VersionEntry['operation']

export const operations: Record<Operation, { label: string; tone: 'brand' | 'blue' | 'red' }> = {
  create: { label: 'Created', tone: 'brand' },
  update: { label: 'Updated', tone: 'blue' },
  delete: { label: 'Deleted', tone: 'red' },
  bulk_delete: { label: 'Bulk Delete', tone: 'red' },
}

/** 'Oat milk', or 'Oat milk and 5 more'. */
export function nameOf({ itemNames, count }: Pick<VersionEntry, 'itemNames' | 'count'>): string {
  const [first = 'Something'] = itemNames
  return count === 1 ? first : `${first} and ${count - 1} more`
}

export const whoOf = ({ userId, proposalId }: VersionEntry): string =>
  proposalId === null ? userId : `${userId}, approved proposal ${proposalId}`

export const isFound = (entry: VersionEntry, search: string): boolean =>
  searchFor(search)(entry.changeDescription, ...entry.itemNames)

type Fields = Record<string, unknown>

/** One record of an entry, before and after. */
export type RecordChange = { name: string; before: Fields | null; after: Fields | null }

/** The records that an entry lists. */
export function recordsOf({ previousData, newData, itemNames }: VersionEntry): RecordChange[] {
  const [before, after] = [recordsIn(previousData), recordsIn(newData)]
  return itemNames.map((name, n) => ({ name, before: before[n] ?? null, after: after[n] ?? null }))
}

function recordsIn(data: string | null): Fields[] {
  if (data === null) return []
  const parsed: Fields | Fields[] = JSON.parse(data)
  return Array.isArray(parsed) ? parsed : [parsed]
}

/** What the program keeps for itself. */
const bookkeeping = new Set(['id', 'version', 'createdAt', 'updatedAt', 'recipeId', 'expiresOn'])

export type FieldChange = { field: string; before: unknown; after: unknown }

/** The fields in which a record differs, and how many others it has. */
export function fieldChanges({ before, after }: RecordChange) {
  const names = Object.keys(after ?? before ?? {}).filter((name) => !bookkeeping.has(name))
  const changes = names
    .map((field): FieldChange => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((each) => !isAlike(each.before, each.after))
  return { changes, others: names.length - changes.length }
}

/** A field that holds nothing, and one that is not there, say the same. */
const isAlike = (a: unknown, b: unknown) => textOf(a) === textOf(b)

const textOf = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value)

/** What a restore does, in a sentence. */
export function restorationOf({ operation, itemNames, count }: VersionEntry): string {
  const subject = count === 1 ? `“${itemNames[0]}”` : counted(count, 'item')
  switch (operation) {
    case 'create':
      return `${subject} will be removed again, as before this change.`
    case 'update':
      return `${subject} will be as before this change.`
    default:
      return `${subject} will come back as before this change.`
  }
}

/** JSON as a person reads it. */
export const prettyJson = (data: string): string => JSON.stringify(JSON.parse(data), null, 2)
