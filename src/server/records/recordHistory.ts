import type { Transaction } from 'kysely'
import { isNamed } from '#shared/userIds.ts'
import type { Tables } from '../db/tables.ts'
import type { AnyRecordType } from './recordType.ts'

/** Versions are never reused, so that nobody mistakes one state for another. */
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

/** The one person or program that wrote a record after a version; undefined if two did, or nobody known. */
export async function onlyWriterSince(
  tx: Transaction<Tables>,
  { name }: AnyRecordType,
  seen: { id: number; version: number },
): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('history')
    .select('userId')
    .distinct()
    .where('entityType', '=', name)
    .where('entityId', '=', seen.id)
    .where('newVersion', '>', seen.version)
    .execute()
  const [by, ...others] = rows.map(({ userId }) => userId)
  return by === undefined || others.length > 0 || !isNamed(by) ? undefined : by
}

export const wasTakenBack = async (tx: Transaction<Tables>, changeId: number): Promise<boolean> =>
  (await tx
    .selectFrom('changes')
    .select('id')
    .where('undoes', '=', changeId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * By time, then by id, because imported history is older and has higher ids. Sorted here: the
 * database would go through all entries of the same time, for each record of a large change again.
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
