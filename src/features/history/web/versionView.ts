import { counted } from '#shared/counted.ts'
import { isDay, isTimeOfDay, sayDay, sayTime } from '#shared/days.ts'
import { fieldLabel } from '#shared/fieldLabel.ts'
import { nameKey } from '#shared/names.ts'
import type { VersionEntry } from '../versions.contract.ts'

type Operation = VersionEntry['operation']

export const operations: Record<Operation, { label: string; tone: 'brand' | 'blue' | 'red' }> = {
  create: { label: 'Created', tone: 'brand' },
  update: { label: 'Updated', tone: 'blue' },
  delete: { label: 'Deleted', tone: 'red' },
  bulk_delete: { label: 'Bulk Delete', tone: 'red' },
}

/** 'Eggs and 5 more'; what is searched for comes first. */
export function nameOf(
  { itemNames, count }: Pick<VersionEntry, 'itemNames' | 'count'>,
  search = '',
): string {
  const sought = nameKey(search)
  const isSought = (name: string) => sought !== '' && nameKey(name).includes(sought)
  const [first = 'Something', second] = itemNames.toSorted(
    (a, b) => Number(isSought(b)) - Number(isSought(a)),
  )
  if (count === 1) return first
  return `${first} and ${count === 2 && second ? second : `${count - 1} more`}`
}

export const whoOf = ({ userId, proposalId }: VersionEntry): string =>
  proposalId === null ? userId : `${userId}, approved proposal ${proposalId}`

export const textsOf = ({ itemNames, changeDescription }: VersionEntry) => [
  itemNames.join(' '),
  changeDescription,
]

type Fields = Record<string, unknown>

export type RecordChange = { name: string; before: Fields | null; after: Fields | null }

export function recordsOf({ previousData, newData, itemNames }: VersionEntry): RecordChange[] {
  const [before, after] = [recordsIn(previousData), recordsIn(newData)]
  return itemNames.map((name, n) => ({ name, before: before[n] ?? null, after: after[n] ?? null }))
}

function recordsIn(data: string | null): (Fields | null)[] {
  if (data === null) return []
  const parsed: Fields | (Fields | null)[] = JSON.parse(data)
  return Array.isArray(parsed) ? parsed : [parsed]
}

/** Internal fields that are not shown. */
const bookkeeping = new Set(['id', 'version', 'createdAt', 'updatedAt', 'recipeId', 'expiresOn'])

export type FieldChange = { field: string; before: unknown; after: unknown }

/** The changed fields of a record, and the number of unchanged ones. */
export function fieldChanges({ before, after }: RecordChange) {
  const names = Object.keys(after ?? before ?? {}).filter((name) => !bookkeeping.has(name))
  const changes = names
    .map((field): FieldChange => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((each) => !isAlike(each.before, each.after))
  return { changes, others: names.length - changes.length }
}

const mostNamed = 3

/** The changed fields of an update: 'quantity, notes'. */
export function changedFields(entry: VersionEntry): string {
  const [only] = recordsOf(entry)
  if (entry.operation !== 'update' || entry.count > 1 || !only) return ''
  return fieldChanges(only)
    .changes.slice(0, mostNamed)
    .map(({ field }) => fieldLabel(field))
    .join(', ')
}

const dayFields = new Set(['date', 'expiryDate', 'cookedOn'])

/** A day or a time as the household says it; any other value as it is stored. */
export function sayValue(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (field === 'time' && isTimeOfDay(value)) return sayTime(value)
  return dayFields.has(field) && isDay(value)
    ? sayDay(value, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
    : value
}

/** Empty and missing fields count as equal. */
const isAlike = (a: unknown, b: unknown) => textOf(a) === textOf(b)

const textOf = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value)

export function restorationOf({ operation, itemNames, count }: VersionEntry): string {
  const subject = count === 1 ? `“${itemNames[0]}”` : counted(count, 'item')
  switch (operation) {
    case 'create':
      return `${subject} will be removed again, like before this change.`
    case 'update':
      return `${subject} will go back to the way things were before this change.`
    default:
      return `${subject} will come back, just like before this change.`
  }
}

export const prettyJson = (data: string): string => JSON.stringify(JSON.parse(data), null, 2)
