import type { Transaction } from 'kysely'
import { conflict, notFound } from '#shared/errors.ts'
import type { RecordFields } from '#shared/fields.ts'
import { findRecord, rowsOf } from './db/records.ts'
import type { Tables } from './db/tables.ts'
import type { AnyKind } from './kind.ts'
import type { Recorder } from './recorder.ts'

type Target = { tx: Transaction<Tables>; recorder: Recorder; kinds: readonly AnyKind[] }

/** What one change did to one record, however often it wrote it. */
type Effect = {
  kind: AnyKind
  id: number
  before: RecordFields | null
  after: RecordFields | null
}

/**
 * Takes a change back: every record becomes what it was before. Refused as a whole when one of them
 * was changed since, so that nothing newer is overwritten. An undo is a change itself, and taking
 * it back is the redo.
 */
export async function undo(target: Target, changeId: number): Promise<string> {
  const { tx, recorder } = target
  const change = await findChange(tx, changeId)
  if (!change) throw notFound('change')

  const effects = await effectsOf(target, changeId)
  for (const effect of effects) await refuseNewer(tx, changeId, effect)
  // All that is there goes first: names that may stand only once can then change places.
  for (const { kind, id, after } of effects) if (after) await rowsOf(tx, kind).remove(id)
  for (const { kind, before, after } of effects) {
    const version = Math.max(before?.version ?? 0, after?.version ?? 0) + 1
    const stored =
      before &&
      (await rowsOf(tx, kind).insert({
        ...asOfToday(kind, before),
        version,
        updatedAt: recorder.at,
      }))
    await recorder.record(kind, operationOf(after, stored), after, stored)
  }
  await recorder.marksUndoOf(change)
  return change.why
}

const findChange = (tx: Transaction<Tables>, id: number) =>
  tx
    .selectFrom('changes')
    .select(['id', 'why', 'commandType', 'executionId'])
    .where('id', '=', id)
    .executeTakeFirst()

async function effectsOf({ tx, kinds }: Target, changeId: number): Promise<Effect[]> {
  const entries = await tx
    .selectFrom('history')
    .select(['entityType', 'entityId', 'previousData', 'newData'])
    .where('changeId', '=', changeId)
    .orderBy('id')
    .execute()
  const byRecord = Map.groupBy(entries, (entry) => `${entry.entityType} ${entry.entityId}`)
  return [...byRecord.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    const kind = kinds.find(({ name }) => name === first?.entityType)
    if (!kind || !first || !last) throw conflict("This can't be taken back any more.")
    const before = parsed(first.previousData)
    const after = parsed(last.newData)
    return before || after ? [{ kind, id: first.entityId, before, after }] : []
  })
}

const parsed = (data: string | null): RecordFields | null => data && JSON.parse(data)

/** Only the last change of a record can be taken back, and nothing may have passed history by. */
async function refuseNewer(tx: Transaction<Tables>, changeId: number, effect: Effect) {
  const { kind, id, before, after } = effect
  const last = await lastChangeOf(tx, kind, id)
  if (last?.undoes === changeId) throw conflict('This was taken back already.')
  const now: RecordFields | undefined = await findRecord(tx, kind, id)
  if (last?.id === changeId && now?.version === after?.version) return
  const label = kind.label(now ?? after ?? before)
  throw conflict(
    now
      ? `“${label}” was changed after that, so it stays as it is. Nothing was taken back.`
      : `“${label}” was deleted after that. Nothing was taken back.`,
  )
}

/** By time, then by id: imported history is older than what stood here, and has higher ids. */
const lastChangeOf = (tx: Transaction<Tables>, kind: AnyKind, entityId: number) =>
  tx
    .selectFrom('history')
    .innerJoin('changes', 'changes.id', 'history.changeId')
    .select(['changes.id', 'changes.undoes'])
    .where('history.entityType', '=', kind.name)
    .where('history.entityId', '=', entityId)
    .orderBy('history.timestamp', 'desc')
    .orderBy('history.id', 'desc')
    .executeTakeFirst()

/** Data of an older program, with what records have got since then. */
function asOfToday(kind: AnyKind, record: RecordFields): RecordFields {
  const result = kind.schema.safeParse(record)
  if (!result.success) throw conflict(`“${kind.label(record)}” can't be brought back any more.`)
  return result.data
}

function operationOf(before: RecordFields | null, after: RecordFields | null) {
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}
