import { sql } from 'kysely'
import type { Reader } from '#server/db/open.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import type { VersionEntry } from './versions.contract.ts'

/** What one change did to one record, however often it wrote it: from one row of history to another. */
type Effect = { entityId: number; first: number; last: number }

type Change = {
  changeId: number
  userId: string
  why: string
  timestamp: string
  executionId: string | null
  commandType: string | null
  undoes: number | null
}

/** What a change did to one list, of one sort. */
export type HistoryEntry = Change & {
  /** That of the first row. */
  id: number
  recordType: AnyRecordType
  operation: VersionEntry['operation']
  effects: Effect[]
  /** Whether the change did nothing else, to any list. */
  isWhole: boolean
}

/** The last changes of some kinds, newest first. */
export async function listHistoryEntries(
  reader: Reader,
  recordTypes: readonly AnyRecordType[],
  limit: number,
): Promise<HistoryEntry[]> {
  const newest = await Promise.all(
    recordTypes.map((recordType) => newestChanges(reader, recordType, limit)),
  )
  const moments = newest
    .flat()
    .sort((a, b) => compareMoments(b, a))
    .slice(0, limit)
  const ids = new Set(moments.map(({ changeId }) => changeId))
  const entries = await entriesOf(reader, recordTypes, [...ids])
  return entries.sort((a, b) => compareMoments(b, a) || b.id - a.id).slice(0, limit)
}

type Moment = { timestamp: string; changeId: number }

/** Imported changes are older than those that stand here, and have higher ids. */
const compareMoments = (a: Moment, b: Moment) =>
  a.timestamp === b.timestamp ? a.changeId - b.changeId : a.timestamp < b.timestamp ? -1 : 1

const newestChanges = (reader: Reader, { name }: AnyRecordType, limit: number): Promise<Moment[]> =>
  reader
    .selectFrom('history')
    .select(['timestamp', 'changeId'])
    .where('entityType', '=', name)
    .groupBy(['timestamp', 'changeId'])
    .orderBy('timestamp', 'desc')
    .orderBy('changeId', 'desc')
    .limit(limit)
    .execute()

/** The one that an entry of the screen stands for. */
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

/** Record by record first, then those to which the same was done. */
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
