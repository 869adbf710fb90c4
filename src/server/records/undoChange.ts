import type { Transaction } from 'kysely'
import { conflict, notFound, Refusal } from '#shared/errors.ts'
import type { RecordFields } from '#shared/fields.ts'
import { findRecord, rowsOf } from '../db/records.ts'
import type { Tables } from '../db/tables.ts'
import { takenBackVerbs } from './changeWords.ts'
import { isSame } from './compareRecords.ts'
import { withDerived } from './derivedFields.ts'
import type { Recorder } from './recorder.ts'
import { highestVersion, lastChangeOf, wasTakenBack } from './recordHistory.ts'
import type { AnyRecordType } from './recordType.ts'
import { takeTurns } from './takeTurns.ts'

type Target = { tx: Transaction<Tables>; recorder: Recorder; recordTypes: readonly AnyRecordType[] }

/** The effect of a change on one record, even if it wrote it several times. */
type Effect = {
  recordType: AnyRecordType
  id: number
  before: RecordFields | null
  after: RecordFields | null
}

/**
 * Undoes a change: every record gets the state it had before. Refused as a whole if one of them was
 * changed since, so that nothing newer is lost. An undo is a change, and its undo is the redo.
 */
export async function undo(target: Target, changeId: number): Promise<string> {
  const { tx, recorder } = target
  const change = await findChange(tx, changeId)
  if (!change) throw notFound('change')

  const effects = await effectsOf(target, changeId)
  const asTheyAre = await refuseNewer(target, changeId, effects)
  await reverse(target, asTheyAre)
  await recorder.marksUndoOf(change)
  return change.why
}

/**
 * Undoes a change as far as its records are as it left them. Returns the names of the others, which
 * stay as they are.
 */
export async function undoUntouched(target: Target, changeId: number): Promise<string[]> {
  const { untouched, touched } = await sinceThen(
    target,
    changeId,
    await effectsOf(target, changeId),
  )
  await reverse(target, untouched)
  return touched.map(({ label }) => label)
}

/** Some records of a change; `overwrite` also replaces what was written after it. */
export type Part = {
  changeId: number
  recordType: AnyRecordType
  ids: readonly number[]
  overwrite: boolean
}

/** Restores those records to their state before the change. Returns how many differed from it. */
export async function restoreRecordsOf(
  target: Target,
  { changeId, recordType, ids, overwrite }: Part,
): Promise<number> {
  const { tx } = target
  const chosen = new Set(ids)
  const effects = (await effectsOf(target, changeId)).filter(
    (effect) => effect.recordType.name === recordType.name && chosen.has(effect.id),
  )
  if (!overwrite) await refuseNewer(target, changeId, effects)
  const different: Effect[] = []
  for (const effect of effects) {
    const now = (await findRecord(tx, recordType, effect.id)) ?? null
    const before = effect.before && asOfToday(target, recordType, effect.before)
    if (!isSame(recordType, now, before)) different.push({ ...effect, after: now })
  }
  await reverse(target, different)
  return different.length
}

async function reverse(target: Target, effects: readonly Effect[]) {
  const { tx, recorder } = target
  // Deletions come first, so that unique names can be swapped.
  for (const [n, { recordType, id, after }] of effects.entries()) {
    if (after) await rowsOf(tx, recordType).remove(id)
    await takeTurns(n)
  }
  for (const [n, { recordType, id, before, after }] of effects.entries()) {
    await takeTurns(n)
    const stored =
      before &&
      (await rowsOf(tx, recordType).insert({
        ...asOfToday(target, recordType, before),
        version: (await highestVersion(tx, recordType, id)) + 1,
        updatedAt: recorder.at,
      }))
    await recorder.record(recordType, operationOf(after, stored), after, stored, takenBackVerbs)
  }
}

const findChange = (tx: Transaction<Tables>, id: number) =>
  tx
    .selectFrom('changes')
    .select(['id', 'why', 'commandType', 'executionId'])
    .where('id', '=', id)
    .executeTakeFirst()

async function effectsOf({ tx, recordTypes }: Target, changeId: number): Promise<Effect[]> {
  const entries = await tx
    .selectFrom('history')
    .select(['entityType', 'entityId', 'previousData', 'newData'])
    .where('changeId', '=', changeId)
    .orderBy('id')
    .execute()
  const byRecord = Map.groupBy(entries, (entry) => `${entry.entityType} ${entry.entityId}`)
  return [...byRecord.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    const recordType = recordTypes.find(({ name }) => name === first?.entityType)
    if (!recordType || !first || !last) throw conflict("This can't be undone anymore.")
    const before = parsed(first.previousData)
    const after = parsed(last.newData)
    return before || after ? [{ recordType, id: first.entityId, before, after }] : []
  })
}

const parsed = (data: string | null): RecordFields | null => data && JSON.parse(data)

/** A change can be undone once, while each of its records is as the change left it. */
async function refuseNewer(
  target: Target,
  changeId: number,
  effects: readonly Effect[],
): Promise<Effect[]> {
  const { untouched, touched } = await sinceThen(target, changeId, effects, mostNamed)
  const newer = touched.map(({ label, isThere }) =>
    isThere ? `“${label}” was changed after that` : `“${label}” was deleted after that`,
  )
  const [first] = newer
  if (!first) return untouched
  const stays = first.endsWith('changed after that') ? ', so it stays as it is' : ''
  throw new Refusal({
    code: 'stale',
    message: `${first}${stays}. Nothing was undone.`,
    warnings: newer.map((each) => `${each}.`),
  })
}

/**
 * The effects whose records are as the change left them, since nothing came later or all of that was
 * undone, with the records as they are now; and the records that were touched, up to so many.
 */
async function sinceThen(
  target: Target,
  changeId: number,
  effects: readonly Effect[],
  most = Number.POSITIVE_INFINITY,
) {
  const { tx } = target
  const isSpent = await wasTakenBack(tx, changeId)
  const untouched: Effect[] = []
  const touched: { label: string; isThere: boolean }[] = []
  for (const [n, { recordType, id, before, after }] of effects.entries()) {
    await takeTurns(n)
    const last = await lastChangeOf(tx, recordType, id)
    if (last?.undoes === changeId) throw conflict('This was already undone.')
    const now: RecordFields | undefined = await findRecord(tx, recordType, id)
    const isAsLeft =
      last?.id === changeId
        ? now?.version === after?.version
        : !isSpent && isSame(recordType, now ?? null, after && asOfToday(target, recordType, after))
    if (isAsLeft) untouched.push({ recordType, id, before, after: now ?? null })
    else touched.push({ label: recordType.label(now ?? after ?? before), isThere: !!now })
    if (touched.length === most) break
  }
  return { untouched, touched }
}

const mostNamed = 10

/** A record of an older program, checked against today's schema and with its derived fields. */
function asOfToday(
  { recorder }: Target,
  recordType: AnyRecordType,
  record: RecordFields,
): RecordFields {
  const result = recordType.schema.safeParse(record)
  if (!result.success)
    throw conflict(`“${recordType.label(record)}” can't be brought back anymore.`)
  return withDerived(recordType, result.data, recorder.dayOf(record.updatedAt))
}

function operationOf(before: RecordFields | null, after: RecordFields | null) {
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}
