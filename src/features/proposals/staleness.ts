import type { Reader } from '#server/db/open.ts'
import { differences } from '#server/records/compareRecords.ts'
import { stale } from '#shared/errors.ts'
import type { AffectedEntity, Proposal } from './proposals.contract.ts'

export const keyOf = ({ entityType, id, action }: AffectedEntity) => `${entityType} ${id} ${action}`

type Affecting = Pick<Proposal, 'affectedEntities'>

/**
 * Refuses an approval if somebody has since changed a field that would change, or a record that
 * would be removed. Changes by other approvals don't count, since they are no surprise.
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

/** Refuses if a shown add or removal would not happen any more; an edit may drop it on purpose. */
export function refuseGone(shown: Affecting, now: Affecting) {
  const found = new Set(now.affectedEntities.map(keyOf))
  const gone = shown.affectedEntities.find(
    (each) => !found.has(keyOf(each)) && each.action !== 'update',
  )
  if (gone) throw stale(gone.label)
}

/** Fields that were changed since, except by approvals. */
async function changedByOthers(reads: Reader, { entityType, id, version }: AffectedEntity) {
  const entries = await reads
    .selectFrom('history')
    .innerJoin('changes', 'changes.id', 'history.changeId')
    .select(['previousData', 'newData', 'newVersion', 'executionId'])
    .where('entityType', '=', entityType)
    .where('entityId', '=', id ?? 0)
    .where('newVersion', '>', version ?? 0)
    .execute()
  // If history no longer has the change, anybody may have made it.
  if (!entries.some(({ newVersion }) => newVersion === (version ?? 0) + 1)) return 'unknown'
  return entries
    .filter(({ executionId }) => executionId === null)
    .flatMap(({ previousData, newData }) =>
      Object.keys(differences(JSON.parse(previousData ?? '{}'), JSON.parse(newData ?? '{}'))),
    )
    .filter((name) => name !== 'updatedAt' && name !== 'version')
}
