import type { Reader } from '#server/db/open.ts'
import { idsOf } from '#server/db/records.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { versionsKept } from './retention.logic.ts'

type Change = { id: number; executionId: string | null; createdAt: string }

type Question = {
  recordTypes: readonly AnyRecordType[]
  /** Only changes older than this are forgotten. */
  before: string
  /** Execution ids that undo or redo may still reach. */
  reachable: ReadonlySet<string>
}

const atOnce = 100

/**
 * The next old changes that may be forgotten. An approved proposal goes with all its undos and
 * redos, or not at all: their number tells whether it is done.
 */
export async function findForgettable(reader: Reader, question: Question, after: number) {
  const old = await reader
    .selectFrom('changes')
    .select(['id', 'executionId', 'createdAt'])
    .where('createdAt', '<', question.before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
  const groups = await withWholeExecutions(reader, old)
  const kept = await keptChanges(reader, question, groups.flat())
  const chosen = groups.filter((group) =>
    group.every(
      ({ id, executionId, createdAt }) =>
        createdAt < question.before &&
        !kept.has(id) &&
        !(executionId && question.reachable.has(executionId)),
    ),
  )
  const ids = await withoutReferred(reader, chosen)
  return { ids, next: old.at(-1)?.id }
}

async function withWholeExecutions(reader: Reader, changes: readonly Change[]) {
  const executions = [...new Set(changes.flatMap(({ executionId }) => executionId ?? []))]
  const members =
    executions.length === 0
      ? []
      : await reader
          .selectFrom('changes')
          .select(['id', 'executionId', 'createdAt'])
          .where('executionId', 'in', executions)
          .execute()
  const alone = changes.filter(({ executionId }) => executionId === null).map((each) => [each])
  return [...alone, ...Map.groupBy(members, ({ executionId }) => executionId).values()]
}

type Entry = { id: number; entityType: string; entityId: number; timestamp: string }

/** Changes that hold one of the versions to keep. */
async function keptChanges(
  reader: Reader,
  { recordTypes, before }: Question,
  changes: readonly Change[],
): Promise<Set<number>> {
  if (changes.length === 0) return new Set()
  const entries = await reader
    .selectFrom('history')
    .select(['id', 'changeId', 'entityType', 'entityId', 'timestamp'])
    .where(
      'changeId',
      'in',
      changes.map(({ id }) => id),
    )
    .execute()
  const kept = new Set<number>()
  const byKind = Map.groupBy(entries, ({ entityType }) => entityType)
  for (const [name, own] of byKind) {
    const recordType = recordTypes.find((each) => each.name === name)
    const byRecord = Map.groupBy(own, ({ entityId }) => entityId)
    const there = new Set(recordType ? await idsOf(reader, recordType, [...byRecord.keys()]) : [])
    for (const [entityId, versions] of byRecord) {
      const oldest = await oldestKept(reader, {
        name,
        entityId,
        before,
        isThere: there.has(entityId),
      })
      for (const version of versions) {
        if (oldest && !isOlder(version, oldest)) kept.add(version.changeId)
      }
    }
  }
  return kept
}

type Record = { name: string; entityId: number; before: string; isThere: boolean }

/** A record's oldest version to keep; undefined if the record has been deleted for that long. */
async function oldestKept(reader: Reader, { name, entityId, before, isThere }: Record) {
  const newest = await reader
    .selectFrom('history')
    .select(['id', 'timestamp'])
    .where('entityType', '=', name)
    .where('entityId', '=', entityId)
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(versionsKept)
    .execute()
  const [last] = newest
  return !isThere && last && last.timestamp < before ? undefined : newest.at(-1)
}

type Moment = Pick<Entry, 'id' | 'timestamp'>

const isOlder = (a: Moment, b: Moment) =>
  a.timestamp === b.timestamp ? a.id < b.id : a.timestamp < b.timestamp

/** Changes that a kept change undoes are kept, too. */
async function withoutReferred(reader: Reader, groups: readonly Change[][]): Promise<number[]> {
  let chosen = groups
  for (;;) {
    const ids = new Set(chosen.flat().map(({ id }) => id))
    if (ids.size === 0) return []
    const referring = await reader
      .selectFrom('changes')
      .select(['id', 'undoes'])
      .where('undoes', 'in', [...ids])
      .execute()
    const needed = new Set(referring.filter(({ id }) => !ids.has(id)).map(({ undoes }) => undoes))
    if (needed.size === 0) return [...ids]
    chosen = chosen.filter((group) => group.every(({ id }) => !needed.has(id)))
  }
}
