import { sql } from 'kysely'
import type { RecordFields } from '#shared/fields.ts'
import type { RecordType } from '../records/recordType.ts'
import type { Reader } from './open.ts'

/** Half a year of a busy household's list. However long history grows, no more of it is read. */
const entriesRead = 4_000

/**
 * The records of a kind as history last knew them, newest first, also those that are gone: how a
 * household did it the last time.
 */
export async function lastKnown<R extends RecordFields>(
  reader: Reader,
  recordType: RecordType<R>,
): Promise<R[]> {
  const entries = await reader
    .selectFrom('history')
    .select(['entityId', sql<string>`coalesce("newData", "previousData")`.as('data')])
    .where('entityType', '=', recordType.name)
    .orderBy('timestamp', 'desc')
    .orderBy('changeId', 'desc')
    .orderBy('id', 'desc')
    .limit(entriesRead)
    .execute()
  const newest = new Map<number, string>()
  for (const { entityId, data } of entries) {
    if (!newest.has(entityId)) newest.set(entityId, data)
  }
  return [...newest.values()].flatMap((data) => {
    // It may have been written before the record had all of today's fields.
    const { success, data: record } = recordType.schema.safeParse(JSON.parse(data))
    return success ? [record] : []
  })
}
