import { executedProposals } from '#features/proposals/proposals.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { recordsById } from '#server/db/records.ts'
import { takenBackVerbs, usualVerbs } from '#server/records/changeWords.ts'
import { isSame } from '#server/records/compareRecords.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { counted } from '#shared/counted.ts'
import type { RecordFields } from '#shared/fields.ts'
import {
  type HistoryEntry,
  type HistoryQuery,
  listHistoryEntries,
} from './historyEntries.queries.ts'
import type { VersionEntry } from './versions.contract.ts'
import { recordsListed } from './versions.logic.ts'

/** Newest first. */
export async function listVersions(
  reader: Reader,
  everyType: readonly AnyRecordType[],
  recordTypes: readonly AnyRecordType[],
  query: HistoryQuery,
): Promise<VersionEntry[]> {
  const entries = await listHistoryEntries(reader, everyType, recordTypes, query)
  const [written, current, proposals] = await Promise.all([
    readWritten(reader, entries),
    readCurrent(reader, recordTypes, entries),
    executedProposals(
      reader,
      entries.flatMap(({ executionId }) => executionId ?? []),
    ),
  ])
  return entries.map((entry) => ({
    ...entryOf(entry, written, current),
    proposalId: proposals.get(entry.executionId ?? '') ?? null,
  }))
}

const listedOf = ({ effects }: HistoryEntry) => effects.slice(0, recordsListed)

type Written = Awaited<ReturnType<typeof readWritten>>

/** Records before and after, from history. */
async function readWritten(reader: Reader, entries: readonly HistoryEntry[]) {
  const ids = entries.flatMap(listedOf).flatMap(({ first, last }) => [first, last])
  const rows =
    ids.length === 0
      ? []
      : await reader
          .selectFrom('history')
          .select(['id', 'previousData', 'newData', 'changeDescription'])
          .where('id', 'in', [...new Set(ids)])
          .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type Current = Awaited<ReturnType<typeof readCurrent>>

/** The current records, by type and id. */
async function readCurrent(
  reader: Reader,
  recordTypes: readonly AnyRecordType[],
  entries: readonly HistoryEntry[],
) {
  const found = await Promise.all(
    recordTypes.map(async (recordType) => {
      const own = entries.filter((entry) => entry.recordType === recordType).flatMap(listedOf)
      const records = await recordsById(
        reader,
        recordType,
        own.map(({ entityId }) => entityId),
      )
      return [recordType, new Map(records.map((record) => [record.id, record]))] as const
    }),
  )
  return new Map(found)
}

function entryOf(
  entry: HistoryEntry,
  written: Written,
  current: Current,
): Omit<VersionEntry, 'proposalId'> {
  const { recordType, effects } = entry
  const listed = listedOf(entry).map(({ entityId, first, last }) => ({
    before: written.get(first)?.previousData ?? null,
    after: written.get(last)?.newData ?? null,
    description: written.get(last)?.changeDescription,
    now: current.get(recordType)?.get(entityId),
  }))
  const several = effects.length > 1
  const dataOf = (side: 'before' | 'after') => {
    const records = listed.map((each) => each[side])
    if (records.every((record) => record === null)) return null
    return several ? `[${records.map(String).join()}]` : (records[0] ?? null)
  }
  return {
    id: entry.id,
    entityType: recordType.name,
    entityId: effects[0]?.entityId ?? 0,
    operation: entry.operation,
    changeDescription: (several ? undefined : listed[0]?.description) ?? saidOf(entry),
    userId: entry.userId,
    timestamp: entry.timestamp,
    previousData: dataOf('before'),
    newData: dataOf('after'),
    restorable:
      effects.length > listed.length ||
      listed.some(({ before, now }) => isDifferent(recordType, before, now)),
    executionId: entry.executionId,
    commandType: entry.commandType,
    count: effects.length,
    itemNames: listed.map(({ before, after }) => labelOf(recordType, after ?? before)),
    elsewhere: entry.elsewhere.map(({ recordType, count }) => counted(count, recordType.noun)),
  }
}

/** A proposal's sentence is long; the entry shows the names beside it. */
function saidOf({
  recordType,
  operation,
  effects,
  why,
  executionId,
  undoes,
}: HistoryEntry): string {
  if (executionId === null) return why
  const verbs = undoes === null ? usualVerbs : takenBackVerbs
  const verb = verbs[operation === 'bulk_delete' ? 'delete' : operation]
  return `${verb} ${counted(effects.length, recordType.noun)}`
}

/** Data of an older version may not fit the schema any more; it can't be restored then. */
function isDifferent(
  recordType: AnyRecordType,
  before: string | null,
  now: RecordFields | undefined,
): boolean {
  if (before === null) return now !== undefined
  const read = recordType.schema.safeParse(JSON.parse(before))
  return read.success && !isSame(recordType, now ?? null, read.data)
}

const labelOf = (recordType: AnyRecordType, data: string | null): string =>
  data ? String(recordType.label(JSON.parse(data))) : recordType.noun
