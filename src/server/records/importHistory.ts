import type { Transaction } from 'kysely'
import { Batches } from '../db/batches.ts'
import type { Engine, Tables } from '../db/tables.ts'
import { advanceIds } from './restoreRecords.ts'

type Change = Omit<Tables['changes'], 'id'> & { id: number }
type Entry = Omit<Tables['history'], 'id'>

/** Changes recorded elsewhere, with their ids there, each before its entries. */
export type EarlierHistory = AsyncIterable<{ change: Change } | { entry: Entry }>

export async function importHistory(
  { tx, engine }: { tx: Transaction<Tables>; engine: Engine },
  history: EarlierHistory,
): Promise<void> {
  const { first, last } = await tx
    .selectFrom('changes')
    .select((eb) => [
      eb.fn.min<string | null>('createdAt').as('first'),
      eb.fn.max<number | null>('id').as('last'),
    ])
    .executeTakeFirstOrThrow()
  const newIds = new Map<number | null, number>()
  let id = last ?? 0
  const rows = new Batches<'changes' | 'history', Change | Entry>(async (table, batch) => {
    await tx.insertInto(table).values(batch).execute()
  })
  for await (const line of history) {
    if ('change' in line) {
      const { change } = line
      if (first && change.createdAt >= first) continue
      id += 1
      newIds.set(change.id, id)
      await rows.add('changes', { ...change, id, undoes: newIds.get(change.undoes) ?? null })
    } else {
      const changeId = newIds.get(line.entry.changeId)
      if (changeId !== undefined) await rows.add('history', { ...line.entry, changeId })
    }
  }
  await rows.finish()
  if (engine === 'postgres' && newIds.size > 0) await advanceIds(tx, 'changes')
}

export async function forgetChanges(
  tx: Transaction<Tables>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('history').where('changeId', 'in', ids).execute()
  await tx.deleteFrom('changes').where('id', 'in', ids).execute()
}
