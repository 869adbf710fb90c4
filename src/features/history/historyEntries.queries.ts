import { sql } from 'kysely'
import type { Reader } from '#server/db/open.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { compareNames } from '#shared/order.ts'
import type { VersionEntry } from './versions.contract.ts'

/** The effect of a change on one record: its first and last row in history. */
type RecordEffect = { entityId: number; first: number; last: number }

type Change = {
  changeId: number
  userId: string
  why: string
  timestamp: string
  executionId: string | null
  commandType: string | null
  undoes: number | null
}

/** A change's effects of one kind on one list. */
export type HistoryEntry = Change & {
  /** The first row's id. */
  id: number
  recordType: AnyRecordType
  operation: VersionEntry['operation']
  effects: RecordEffect[]
  /** Whether the change did nothing else. */
  isWhole: boolean
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
  const entries = (await entriesOf(reader, recordTypes, [...ids])).filter(
    ({ effects }) => record === undefined || effects.some(({ entityId }) => entityId === record),
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
  recordTypes: readonly AnyRecordType[],
  id: number,
): Promise<HistoryEntry | undefined> {
  const row = await reader
    .selectFrom('history')
    .select('changeId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const entries = await entriesOf(reader, recordTypes, [row.changeId])
  return entries.find((entry) => entry.id === id)
}

async function entriesOf(
  reader: Reader,
  recordTypes: readonly AnyRecordType[],
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
    const entries = foldedOf(own)
    return entries.flatMap(({ entityType, ...entry }) => {
      const recordType = recordTypes.find(({ name }) => name === entityType)
      return recordType ? [{ ...entry, recordType, isWhole: entries.length === 1 }] : []
    })
  })
}

type Row = Change & {
  id: number
  entityType: string
  entityId: number
  isNew: number | boolean
  isGone: number | boolean
}

/** Groups rows by record, then records with the same operation. */
function foldedOf(rows: readonly Row[]) {
  const byRecord = Map.groupBy(rows, ({ entityType, entityId }) => `${entityType} ${entityId}`)
  const effects = [...byRecord.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const operation = operationOf(Boolean(first.isNew), Boolean(last.isGone))
    return operation ? [{ first, operation, last: last.id }] : []
  })
  const groups = Map.groupBy(effects, ({ first, operation }) => `${first.entityType} ${operation}`)
  return [...groups.values()].flatMap((own) => {
    const [head] = own
    if (!head) return []
    const { entityId, isNew, isGone, ...change } = head.first
    const operation: HistoryEntry['operation'] =
      head.operation === 'delete' && own.length > 1 ? 'bulk_delete' : head.operation
    return [
      {
        ...change,
        operation,
        effects: own.map(({ first, last }) => ({
          entityId: first.entityId,
          first: first.id,
          last,
        })),
      },
    ]
  })
}

function operationOf(isNew: boolean, isGone: boolean): 'create' | 'update' | 'delete' | undefined {
  if (isNew) return isGone ? undefined : 'create'
  return isGone ? 'delete' : 'update'
}
