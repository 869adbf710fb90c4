import type { RecordFields } from '#shared/fields.ts'
import type { RecordType } from '../records/recordType.ts'
import type { Reader } from './open.ts'

/** What a change did to the records of a type: each before and after, null where there was none. */
export async function changedRecords<R extends RecordFields>(
  reader: Reader,
  { name, schema }: RecordType<R>,
  changeId: number,
): Promise<{ before: R | null; after: R | null }[]> {
  const entries = await reader
    .selectFrom('history')
    .select(['entityId', 'previousData', 'newData'])
    .where('changeId', '=', changeId)
    .where('entityType', '=', name)
    .orderBy('id')
    .execute()
  // An entry from an older version may lack fields of today's schema.
  const read = (data: string | null = null) =>
    data === null ? null : (schema.safeParse(JSON.parse(data)).data ?? null)
  return [...Map.groupBy(entries, ({ entityId }) => entityId).values()].map((own) => ({
    before: read(own[0]?.previousData),
    after: read(own.at(-1)?.newData),
  }))
}
