import type { Reader } from '#server/db/open.ts'
import { countRecords, idsOf } from '#server/db/records.ts'
import { takenBack } from '#server/records/changeWords.ts'
import { type AnyKind, isHouseholdList } from '#server/records/recordType.ts'

/** Whether anybody has written anything yet; how the program is set up does not count. */
export async function hasRecords(reader: Reader, kinds: readonly AnyKind[]): Promise<boolean> {
  for (const kind of kinds.filter(isHouseholdList)) {
    if ((await countRecords(reader, kind)) > 0) return true
  }
  return false
}

export const loaded = 'Loaded the sample household'
export const cleared = 'Cleared the sample household'

/** Why the sample came, went and came back: whoever changes one of its records does something else. */
const ofSample = [loaded, cleared].flatMap((why) => [
  why,
  takenBack(why),
  takenBack(takenBack(why)),
])

type SampleRecord = { kind: AnyKind; id: number }

/** What is there of the sample: as it came, or changed by somebody since. */
export async function findSample(
  reader: Reader,
  kinds: readonly AnyKind[],
): Promise<{ untouched: SampleRecord[]; changed: number }> {
  const changes = await reader
    .selectFrom('changes')
    .select(['id', 'why'])
    .where('why', 'in', ofSample)
    .execute()
  const loads = changes.filter(({ why }) => why === loaded).map(({ id }) => id)
  if (loads.length === 0) return { untouched: [], changed: 0 }
  const byKind = Map.groupBy(await lastChanges(reader, loads), ({ entityType }) => entityType)
  const own = new Set(changes.map(({ id }) => id))
  const untouched: SampleRecord[] = []
  let changed = 0
  for (const kind of kinds) {
    const last = new Map(byKind.get(kind.name)?.map((each) => [each.entityId, each.changeId]))
    const ids = last.size > 0 ? await idsOf(reader, kind, [...last.keys()]) : []
    const asLoaded = ids.filter((id) => own.has(last.get(id) ?? 0))
    untouched.push(...asLoaded.map((id) => ({ kind, id })))
    changed += ids.length - asLoaded.length
  }
  return { untouched, changed }
}

/** By time, then by id: the last one of a record stands last. */
const lastChanges = (reader: Reader, loads: readonly number[]) =>
  reader
    .selectFrom('history as sample')
    .innerJoin('history as later', (join) =>
      join
        .onRef('later.entityType', '=', 'sample.entityType')
        .onRef('later.entityId', '=', 'sample.entityId'),
    )
    .select(['later.entityType', 'later.entityId', 'later.changeId'])
    .where('sample.changeId', 'in', loads)
    .orderBy('later.timestamp')
    .orderBy('later.id')
    .execute()
