import type { Reader } from '#server/db/open.ts'
import { countRecords, idsOf } from '#server/db/records.ts'
import { sampleCleared, sampleLoaded, takenBack } from '#server/records/changeWords.ts'
import { type AnyRecordType, isHouseholdList } from '#server/records/recordType.ts'

/** Whether the household has any records; settings don't count. */
export async function hasRecords(
  reader: Reader,
  recordTypes: readonly AnyRecordType[],
): Promise<boolean> {
  for (const recordType of recordTypes.filter(isHouseholdList)) {
    if ((await countRecords(reader, recordType)) > 0) return true
  }
  return false
}

/** Reasons of the sample's own changes and their undos; any other change is a person's edit. */
const ofSample = [sampleLoaded, sampleCleared].flatMap((why) => [
  why,
  takenBack(why),
  takenBack(takenBack(why)),
])

type SampleRecord = { recordType: AnyRecordType; id: number }

/** The sample's records: unchanged, or changed since. */
export async function findSample(
  reader: Reader,
  recordTypes: readonly AnyRecordType[],
): Promise<{ untouched: SampleRecord[]; changed: number }> {
  const changes = await reader
    .selectFrom('changes')
    .select(['id', 'why'])
    .where('why', 'in', ofSample)
    .execute()
  const loads = changes.filter(({ why }) => why === sampleLoaded).map(({ id }) => id)
  if (loads.length === 0) return { untouched: [], changed: 0 }
  const byKind = Map.groupBy(await lastChanges(reader, loads), ({ entityType }) => entityType)
  const own = new Set(changes.map(({ id }) => id))
  const untouched: SampleRecord[] = []
  let changed = 0
  for (const recordType of recordTypes) {
    const last = new Map(byKind.get(recordType.name)?.map((each) => [each.entityId, each.changeId]))
    const ids = last.size > 0 ? await idsOf(reader, recordType, [...last.keys()]) : []
    const asLoaded = ids.filter((id) => own.has(last.get(id) ?? 0))
    untouched.push(...asLoaded.map((id) => ({ recordType, id })))
    changed += ids.length - asLoaded.length
  }
  return { untouched, changed }
}

/** By time, then by id, so that a record's last change comes last. */
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
