import type { Reader } from '#server/db/open.ts'
import { differences } from '#server/records/recorder.ts'
import { stale } from '#shared/errors.ts'
import type { AffectedEntity, Proposal } from './proposals.contract.ts'

export const keyOf = ({ entityType, id, action }: AffectedEntity) => `${entityType} ${id} ${action}`

type Affecting = Pick<Proposal, 'affectedEntities'>

/**
 * Whoever approves has seen the records as they were when it was proposed. What somebody else wrote
 * since must be seen first: in a field that would change, or anything of a record that would go.
 * What was approved meanwhile is no surprise to whoever approves the next.
 */
export async function refuseStale(reads: Reader, shown: Affecting, now: Affecting) {
  const seen = new Map(shown.affectedEntities.map((each) => [keyOf(each), each]))
  for (const affected of now.affectedEntities) {
    if (affected.id === null) continue
    const before = seen.get(keyOf(affected))
    if (!before) throw stale(affected.label)
    if (before.version === affected.version) continue
    const theirs = await changedByOthers(reads, before)
    const fields = affected.action === 'remove' ? null : Object.keys(affected.after ?? {})
    if (theirs === 'unknown' || theirs.some((name) => fields?.includes(name) ?? true))
      throw stale(affected.label)
  }
}

/** What the card shows and would not be done any more; an edit may leave it out on purpose. */
export function refuseGone(shown: Affecting, now: Affecting) {
  const found = new Set(now.affectedEntities.map(keyOf))
  const gone = shown.affectedEntities.find(
    (each) => !found.has(keyOf(each)) && each.action !== 'update',
  )
  if (gone) throw stale(gone.label)
}

/** The fields of a record that were changed since otherwise than by an approval. */
async function changedByOthers(reads: Reader, { entityType, id, version }: AffectedEntity) {
  const entries = await reads
    .selectFrom('history')
    .innerJoin('changes', 'changes.id', 'history.changeId')
    .select(['previousData', 'newData', 'newVersion', 'executionId'])
    .where('entityType', '=', entityType)
    .where('entityId', '=', id ?? 0)
    .where('newVersion', '>', version ?? 0)
    .execute()
  // What history has forgotten may have been anybody's.
  if (!entries.some(({ newVersion }) => newVersion === (version ?? 0) + 1)) return 'unknown'
  return entries
    .filter(({ executionId }) => executionId === null)
    .flatMap(({ previousData, newData }) =>
      Object.keys(differences(JSON.parse(previousData ?? '{}'), JSON.parse(newData ?? '{}'))),
    )
    .filter((name) => name !== 'updatedAt' && name !== 'version')
}
