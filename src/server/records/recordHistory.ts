import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { AnyRecordType } from './recordType.ts'

/** No version is used twice: whoever looked at one must not take another for it. */
export async function highestVersion(tx: Transaction<Tables>, { name }: AnyRecordType, id: number) {
  const { before, after } = await tx
    .selectFrom('history')
    .select((eb) => [
      eb.fn.max<number | null>('previousVersion').as('before'),
      eb.fn.max<number | null>('newVersion').as('after'),
    ])
    .where('entityType', '=', name)
    .where('entityId', '=', id)
    .executeTakeFirstOrThrow()
  return Math.max(before ?? 0, after ?? 0)
}

/** An undo of it stands in history. */
export const wasTakenBack = async (tx: Transaction<Tables>, changeId: number): Promise<boolean> =>
  (await tx
    .selectFrom('changes')
    .select('id')
    .where('undoes', '=', changeId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * By time, then by id: imported history is older than what stood here, and has higher ids. Sorted
 * here: a database that is asked to sort looks through all that was written at the same time, for
 * each record of a large change again.
 */
export async function lastChangeOf(
  tx: Transaction<Tables>,
  recordType: AnyRecordType,
  entityId: number,
) {
  const entries = await tx
    .selectFrom('history')
    .select(['id', 'timestamp', 'changeId'])
    .where('entityType', '=', recordType.name)
    .where('entityId', '=', entityId)
    .execute()
  const last = entries.reduce<(typeof entries)[number] | undefined>(
    (latest, each) => (latest === undefined || isLater(each, latest) ? each : latest),
    undefined,
  )
  if (!last) return undefined
  return tx
    .selectFrom('changes')
    .select(['id', 'undoes'])
    .where('id', '=', last.changeId)
    .executeTakeFirst()
}

type Moment = { timestamp: string; id: number }

const isLater = (a: Moment, b: Moment) =>
  a.timestamp === b.timestamp ? a.id > b.id : a.timestamp > b.timestamp
