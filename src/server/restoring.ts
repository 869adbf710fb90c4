import { sql, type Transaction } from 'kysely'
import type { RecordFields } from '#shared/fields.ts'
import { listRecords, rowsOf } from './db/records.ts'
import type { Engine, Tables } from './db/tables.ts'
import type { AnyKind, Kind } from './kind.ts'
import type { Recorder } from './recorder.ts'

/** The difference between a list as it is and as it should become. */
export type ListDifference<R> = {
  added: R[]
  changed: { before: R; after: R }[]
  removed: R[]
  same: number
}

export function compareLists<R extends RecordFields>(
  kind: Kind<R>,
  now: readonly R[],
  wanted: readonly R[],
): ListDifference<R> {
  const staying = new Set(wanted.map(identityOf))
  const known = new Map(now.map((record) => [identityOf(record), record]))
  const difference: ListDifference<R> = {
    added: [],
    changed: [],
    removed: now.filter((record) => !staying.has(identityOf(record))),
    same: 0,
  }
  for (const after of wanted) {
    const before = known.get(identityOf(after))
    if (!before) difference.added.push(after)
    else if (hasSameContent(kind, before, after)) difference.same += 1
    else difference.changed.push({ before, after })
  }
  return difference
}

/** In another household the same number stands for another record, made at another moment. */
const identityOf = (record: RecordFields) => `${record.id} ${record.createdAt}`

/** Not compared: they differ without the content being different. */
const bookkeeping = ['id', 'version', 'updatedAt']

function hasSameContent<R extends RecordFields>(kind: Kind<R>, before: R, after: R): boolean {
  const names = Object.keys(kind.schema.shape).filter((name) => !bookkeeping.includes(name))
  const fields = names as (keyof R)[]
  return fields.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))
}

/** Two states of one record, of which one or both may be that there is none. */
export const isSame = (kind: AnyKind, a: RecordFields | null, b: RecordFields | null): boolean =>
  a && b ? hasSameContent(kind, a, b) : a === b

type Target = { tx: Transaction<Tables>; recorder: Recorder; engine: Engine }

/**
 * What is gone comes back exactly as it was. What differs gets a version that nobody has seen yet,
 * so that whoever looked at it before is told. All that must go goes first: names that may stand
 * only once can then change places.
 */
export async function restore<R extends RecordFields>(
  target: Target,
  kind: Kind<R>,
  records: readonly R[],
): Promise<void> {
  const { tx, recorder, engine } = target
  const now = await listRecords(tx, kind)
  const rows = rowsOf(tx, kind)
  const { added, changed, removed } = compareLists(kind, now, records)

  const leaving = [...removed, ...changed.map(({ before }) => before)]
  for (const { id } of leaving) await rows.remove(id)
  for (const record of removed) await recorder.record(kind, 'delete', record, null)
  for (const { before, after } of changed) {
    const version = Math.max(before.version, after.version) + 1
    const stored = await rows.insert({ ...after, version, updatedAt: recorder.at })
    await recorder.record(kind, 'update', before, stored)
  }
  for (const record of added) {
    await recorder.record(kind, 'create', null, await rows.insert(record))
  }
  if (engine === 'postgres' && added.length > 0) await advanceIds(tx, kind)
}

/** PostgreSQL does not notice ids that it did not give out itself. */
async function advanceIds(tx: Transaction<Tables>, kind: AnyKind) {
  const sequence = sql`pg_get_serial_sequence(${`"${kind.table}"`}, 'id')`
  const highest = sql`(select max("id") from ${sql.table(kind.table)})`
  await sql`select setval(${sequence}, greatest(nextval(${sequence}), ${highest}))`.execute(tx)
}

/** Changes as they were recorded elsewhere, each with its entries. */
export type EarlierHistory = readonly EarlierChange[]

type EarlierChange = Omit<Tables['changes'], 'id' | 'undoes'> & {
  /** The place among them of the change that it takes back. */
  undoes?: number | null
  entries: readonly Omit<Tables['history'], 'id' | 'changeId'>[]
}

const entriesAtOnce = 100

export async function importHistory(
  tx: Transaction<Tables>,
  history: EarlierHistory,
): Promise<void> {
  const first = await tx
    .selectFrom('changes')
    .select((eb) => eb.fn.min('createdAt').as('at'))
    .executeTakeFirst()
  const newIds = new Map<number | null | undefined, number>()
  for (const [place, { entries, undoes, ...change }] of history.entries()) {
    if (first?.at && change.createdAt >= first.at) continue
    const { id: changeId } = await tx
      .insertInto('changes')
      .values({ ...change, undoes: newIds.get(undoes) ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    newIds.set(place, changeId)
    for (let n = 0; n < entries.length; n += entriesAtOnce) {
      const rows = entries.slice(n, n + entriesAtOnce).map((entry) => ({ ...entry, changeId }))
      await tx.insertInto('history').values(rows).execute()
    }
  }
}
