import { setImmediate } from 'node:timers/promises'
import type { Reader } from '#server/db/open.ts'

/** An approved proposal: its first change, then each undo and redo of it. */
type Execution = { executionId: string; first: number; last: number; done: boolean }

/** Undos belong to the same execution: an odd number of changes means done, an even one undone. */
async function listExecutions(reader: Reader): Promise<Execution[]> {
  const rows = await reader
    .selectFrom('changes')
    .select((eb) => [
      'executionId',
      eb.fn.min<number>('id').as('first'),
      eb.fn.max<number>('id').as('last'),
      eb.fn.countAll<number>().as('changes'),
    ])
    .where('executionId', 'is not', null)
    .groupBy('executionId')
    .execute()
  return rows
    .map(({ executionId, first, last, changes }) => ({
      executionId: executionId ?? '',
      first: Number(first),
      last: Number(last),
      done: Number(changes) % 2 === 1,
    }))
    .sort((a, b) => a.first - b.first)
}

/** The ids of the changes that undo and redo would take back. */
export type UndoTargets = { undo: number | undefined; redo: number | undefined }

function reachOf(executions: readonly Execution[]): UndoTargets {
  const newest = executions.at(-1)?.first ?? 0
  return {
    undo: executions.findLast(({ done }) => done)?.last,
    // An execution undone before the newest approval can't be redone.
    redo: executions.find(({ done, last }) => !done && last > newest)?.last,
  }
}

export const readReach = async (reader: Reader): Promise<UndoTargets> =>
  reachOf(await listExecutions(reader))

/** Who made a change, and what it did. */
export async function readReached(reader: Reader, id: number | undefined) {
  if (id === undefined) return null
  const change = await reader
    .selectFrom('changes')
    .select(['userId as by', 'why as text'])
    .where('id', '=', id)
    .executeTakeFirst()
  return change ?? null
}

/**
 * Executions that undo or redo may still reach. Undo goes back from the newest, and stops at one
 * with newer changes on top.
 */
export async function readReachable(reader: Reader): Promise<Set<string>> {
  const executions = await listExecutions(reader)
  const newest = executions.at(-1)
  const undoableExecutions = new Set(newest ? [newest.executionId] : [])
  for (const { executionId, done, last } of executions) {
    if (!done && last > (newest?.first ?? 0)) undoableExecutions.add(executionId)
  }
  for (const { executionId, done } of executions.toReversed()) {
    if (!done) continue
    undoableExecutions.add(executionId)
    if (await hasManualChanges(reader, executionId)) break
    await setImmediate()
  }
  return undoableExecutions
}

/** Whether one of its records was since changed by hand; newer approvals are undone before it. */
async function hasManualChanges(reader: Reader, executionId: string): Promise<boolean> {
  const newer = await reader
    .selectFrom('history as own')
    .innerJoin('changes as ownChange', 'ownChange.id', 'own.changeId')
    .innerJoin('history as other', (join) =>
      join
        .onRef('other.entityType', '=', 'own.entityType')
        .onRef('other.entityId', '=', 'own.entityId')
        .onRef('other.id', '>', 'own.id'),
    )
    .innerJoin('changes as otherChange', 'otherChange.id', 'other.changeId')
    .select('other.id')
    .where('ownChange.executionId', '=', executionId)
    .whereRef('other.timestamp', '>=', 'own.timestamp')
    .where('otherChange.executionId', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}

export const undoneExecutions = async (reader: Reader): Promise<Set<string>> => {
  const executions = await listExecutions(reader)
  return new Set(executions.filter(({ done }) => !done).map(({ executionId }) => executionId))
}
