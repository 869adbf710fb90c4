import { sql } from 'kysely'
import type { Reader } from '#server/db/open.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { compareNames } from '#shared/order.ts'
import type { VersionEntry } from './versions.contract.ts'

type Operation = 'create' | 'update' | 'delete'

/** The effect of a change on one record: its first and last row in history. */
type RecordEffect = { entityId: number; operation: Operation; first: number; last: number }

type Change = {
  changeId: number
  userId: string
  why: string
  timestamp: string
  executionId: string | null
  commandType: string | null
  undoes: number | null
}

/** A change's effects on the records of one type. */
export type HistoryEntry = Change & {
  /** The first row's id. */
  id: number
  recordType: AnyRecordType
  operation: VersionEntry['operation']
  effects: RecordEffect[]
  /** What else the change did: how many records of which type. */
  elsewhere: { recordType: AnyRecordType; count: number }[]
}

/** `by` is the name of a person or program, as it was then. */
export type HistoryQuery = {
  limit: number
  by?: string | undefined
  record?: number | undefined
}

/** Newest first. */
export async function listHistoryEntries(
  reader: Reader,
  everyType: readonly AnyRecordType[],
  recordTypes: readonly AnyRecordType[],
  query: HistoryQuery,
): Promise<HistoryEntry[]> {
  const { limit, record } = query
  const newest = await Promise.all(
    recordTypes.map((recordType) => newestChanges(reader, recordType, query)),
  )
  const moments = newest
    .flat()
    .sort((a, b) => compareMoments(b, a))
    .slice(0, limit)
  const ids = new Set(moments.map(({ changeId }) => changeId))
  const entries = (await entriesOf(reader, everyType, [...ids])).filter(
    ({ recordType, effects }) =>
      recordTypes.includes(recordType) &&
      (record === undefined || effects.some(({ entityId }) => entityId === record)),
  )
  return entries.sort((a, b) => compareMoments(b, a) || b.id - a.id).slice(0, limit)
}

type Moment = { timestamp: string; changeId: number }

/** Imported changes are older than local ones, but have higher ids. */
const compareMoments = (a: Moment, b: Moment) =>
  a.timestamp === b.timestamp ? a.changeId - b.changeId : a.timestamp < b.timestamp ? -1 : 1

const newestChanges = (
  reader: Reader,
  { name }: AnyRecordType,
  { limit, by, record }: HistoryQuery,
): Promise<Moment[]> =>
  reader
    .selectFrom('history')
    .select(['timestamp', 'changeId'])
    .where('entityType', '=', name)
    .$if(by !== undefined, (query) => query.where('userId', '=', by ?? ''))
    .$if(record !== undefined, (query) => query.where('entityId', '=', record ?? 0))
    .groupBy(['timestamp', 'changeId'])
    .orderBy('timestamp', 'desc')
    .orderBy('changeId', 'desc')
    .limit(limit)
    .execute()

export async function listPeople(
  reader: Reader,
  recordTypes: readonly AnyRecordType[],
): Promise<string[]> {
  const names = recordTypes.map(({ name }) => name)
  const rows = await reader
    .selectFrom('history')
    .select('userId')
    .distinct()
    .where('entityType', 'in', names)
    .execute()
  return rows.map(({ userId }) => userId).sort(compareNames)
}

/** The entry that an id on the screen stands for. */
export async function findHistoryEntry(
  reader: Reader,
  everyType: readonly AnyRecordType[],
  id: number,
): Promise<HistoryEntry | undefined> {
  const row = await reader
    .selectFrom('history')
    .select('changeId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const entries = await entriesOf(reader, everyType, [row.changeId])
  return entries.find((entry) => entry.id === id)
}

export async function entriesOf(
  reader: Reader,
  everyType: readonly AnyRecordType[],
  changeIds: readonly number[],
): Promise<HistoryEntry[]> {
  if (changeIds.length === 0) return []
  const rows = await reader
    .selectFrom('history')
    .innerJoin('changes', 'changes.id', 'history.changeId')
    .select([
      'history.id',
      'changeId',
      'entityType',
      'entityId',
      'changes.userId',
      'why',
      'timestamp',
      'executionId',
      'commandType',
      'undoes',
      sql<number | boolean>`"previousData" is null`.as('isNew'),
      sql<number | boolean>`"newData" is null`.as('isGone'),
    ])
    .where('changeId', 'in', changeIds)
    .orderBy('history.id')
    .execute()
  const byChange = Map.groupBy(rows, ({ changeId }) => changeId)
  return [...byChange.values()].flatMap((own) => {
    const entries = foldedOf(own).flatMap(({ entityType, ...entry }) => {
      const recordType = everyType.find(({ name }) => name === entityType)
      return recordType ? [{ ...entry, recordType }] : []
    })
    return entries.map((entry) => ({
      ...entry,
      elsewhere: entries
        .filter((other) => other !== entry)
        .map(({ recordType, effects }) => ({ recordType, count: effects.length })),
    }))
  })
}

type Row = Change & {
  id: number
  entityType: string
  entityId: number
  isNew: number | boolean
  isGone: number | boolean
}

/** Groups rows by record, then records of the same type. */
function foldedOf(rows: readonly Row[]) {
  const byRecord = Map.groupBy(rows, ({ entityType, entityId }) => `${entityType} ${entityId}`)
  const effects = [...byRecord.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const operation = operationOf(Boolean(first.isNew), Boolean(last.isGone))
    return operation ? [{ first, operation, last: last.id }] : []
  })
  const groups = Map.groupBy(effects, ({ first }) => first.entityType)
  return [...groups.values()].flatMap((own) => {
    const [head] = own
    if (!head) return []
    const { entityId, isNew, isGone, ...change } = head.first
    const mapped = own.map(({ first, operation, last }) => ({
      entityId: first.entityId,
      operation,
      first: first.id,
      last,
    }))
    return [{ ...change, operation: operationOfAll(mapped), effects: mapped }]
  })
}

/** A list to which several things happened at once was updated. */
function operationOfAll(effects: readonly RecordEffect[]): HistoryEntry['operation'] {
  const [first = 'update', ...others] = new Set(effects.map(({ operation }) => operation))
  if (others.length > 0) return 'update'
  return first === 'delete' && effects.length > 1 ? 'bulk_delete' : first
}

function operationOf(isNew: boolean, isGone: boolean): Operation | undefined {
  if (isNew) return isGone ? undefined : 'create'
  return isGone ? 'delete' : 'update'
}
