import { sql } from 'kysely'
import type { RecordFields } from '#shared/fields.ts'
import type { RecordType } from '../records/recordType.ts'
import type { Reader } from './open.ts'

/** About half a year of a busy household's list, so that the cost does not grow with history. */
const entriesRead = 4_000

/** A type's records as history last knew them, newest first, also deleted ones. */
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
    // An entry from an older version may lack fields of today's schema.
    const { success, data: record } = recordType.schema.safeParse(JSON.parse(data))
    return success ? [record] : []
  })
}
