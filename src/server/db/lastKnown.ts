import { sql } from 'kysely'
import type { RecordFields } from '#shared/fields.ts'
import { sampleCleared, sampleLoaded, takenBack } from '../records/changeWords.ts'
import type { RecordType } from '../records/recordType.ts'
import type { Reader } from './open.ts'

/** About half a year of a busy household's list, so that the cost does not grow with history. */
const entriesRead = 4_000

/** A household remembers nothing of a sample that it has put away. */
const forgotten: ReadonlySet<string> = new Set([sampleCleared, takenBack(sampleLoaded)])

/** A type's records as history last knew them, newest first, also deleted ones. */
export async function lastKnown<R extends RecordFields>(
  reader: Reader,
  recordType: RecordType<R>,
): Promise<R[]> {
  const entries = await reader
    .selectFrom('history')
    .innerJoin('changes', 'changes.id', 'history.changeId')
    .select(['entityId', 'why', sql<string>`coalesce("newData", "previousData")`.as('data')])
    .where('entityType', '=', recordType.name)
    .orderBy('history.timestamp', 'desc')
    .orderBy('changeId', 'desc')
    .orderBy('history.id', 'desc')
    .limit(entriesRead)
    .execute()
  const newest = new Map<number, (typeof entries)[number]>()
  for (const entry of entries) {
    if (!newest.has(entry.entityId)) newest.set(entry.entityId, entry)
  }
  return [...newest.values()].flatMap(({ why, data }) => {
    if (forgotten.has(why)) return []
    // An entry from an older version may lack fields of today's schema.
    const { success, data: record } = recordType.schema.safeParse(JSON.parse(data))
    return success ? [record] : []
  })
}

/** A type's records as they were when changes of this kind made them, newest first. */
export async function asMade<R extends RecordFields>(
  reader: Reader,
  recordType: RecordType<R>,
  why: string,
): Promise<R[]> {
  const entries = await reader
    .selectFrom('history')
    .innerJoin('changes', 'changes.id', 'history.changeId')
    .select('newData')
    .where('entityType', '=', recordType.name)
    .where('operation', '=', 'create')
    .where('why', '=', why)
    .orderBy('history.id', 'desc')
    .limit(entriesRead)
    .execute()
  return entries.flatMap(({ newData }) => {
    const { success, data: record } = recordType.schema.safeParse(JSON.parse(newData ?? 'null'))
    return success ? [record] : []
  })
}
