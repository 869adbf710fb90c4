import { executedProposals } from '#features/proposals/proposals.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { recordsById } from '#server/db/records.ts'
import { takenBackVerbs, usualVerbs } from '#server/records/changeWords.ts'
import { isSame } from '#server/records/compareRecords.ts'
import type { AnyKind } from '#server/records/recordType.ts'
import type { RecordFields } from '#shared/fields.ts'
import { counted } from '#shared/sayWords.ts'
import { type Deed, listDeeds } from './historyEntries.queries.ts'
import type { VersionEntry } from './versions.contract.ts'
import { recordsListed } from './versions.logic.ts'

/** The last changes as they are told, newest first. */
export async function listVersions(
  reader: Reader,
  kinds: readonly AnyKind[],
  limit: number,
): Promise<VersionEntry[]> {
  const deeds = await listDeeds(reader, kinds, limit)
  const [written, current, proposals] = await Promise.all([
    readWritten(reader, deeds),
    readCurrent(reader, kinds, deeds),
    executedProposals(
      reader,
      deeds.flatMap(({ executionId }) => executionId ?? []),
    ),
  ])
  return deeds.map((deed) => ({
    ...entryOf(deed, written, current),
    proposalId: proposals.get(deed.executionId ?? '') ?? null,
  }))
}

const listedOf = ({ effects }: Deed) => effects.slice(0, recordsListed)

type Written = Awaited<ReturnType<typeof readWritten>>

/** What history says of each record, before and after. */
async function readWritten(reader: Reader, deeds: readonly Deed[]) {
  const ids = deeds.flatMap(listedOf).flatMap(({ first, last }) => [first, last])
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

/** The records as they are now, by kind and id. */
async function readCurrent(reader: Reader, kinds: readonly AnyKind[], deeds: readonly Deed[]) {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const own = deeds.filter((deed) => deed.kind === kind).flatMap(listedOf)
      const records = await recordsById(
        reader,
        kind,
        own.map(({ entityId }) => entityId),
      )
      return [kind, new Map(records.map((record) => [record.id, record]))] as const
    }),
  )
  return new Map(found)
}

function entryOf(deed: Deed, written: Written, current: Current): Omit<VersionEntry, 'proposalId'> {
  const { kind, effects } = deed
  const listed = listedOf(deed).map(({ entityId, first, last }) => ({
    before: written.get(first)?.previousData ?? null,
    after: written.get(last)?.newData ?? null,
    description: written.get(last)?.changeDescription,
    now: current.get(kind)?.get(entityId),
  }))
  const several = effects.length > 1
  const dataOf = (side: 'before' | 'after') => {
    const records = listed.flatMap((each) => each[side] ?? [])
    if (records.length === 0) return null
    return several ? `[${records.join()}]` : (records[0] ?? null)
  }
  return {
    id: deed.id,
    entityType: kind.name,
    entityId: effects[0]?.entityId ?? 0,
    operation: deed.operation,
    changeDescription: (several ? undefined : listed[0]?.description) ?? saidOf(deed),
    userId: deed.userId,
    timestamp: deed.timestamp,
    previousData: dataOf('before'),
    newData: dataOf('after'),
    restorable:
      effects.length > listed.length ||
      listed.some(({ before, now }) => isDifferent(kind, before, now)),
    executionId: deed.executionId,
    commandType: deed.commandType,
    count: effects.length,
    itemNames: listed.map(({ before, after }) => labelOf(kind, after ?? before)),
  }
}

/** A proposal says at length what it does to each; here the names stand beside it. */
function saidOf({ kind, operation, effects, why, executionId, undoes }: Deed): string {
  if (executionId === null) return why
  const verbs = undoes === null ? usualVerbs : takenBackVerbs
  const verb = verbs[operation === 'bulk_delete' ? 'delete' : operation]
  return `${verb} ${counted(effects.length, kind.noun)}`
}

/** What an older program wrote may not fit any more; then there is nothing to restore. */
function isDifferent(kind: AnyKind, before: string | null, now: RecordFields | undefined): boolean {
  if (before === null) return now !== undefined
  const read = kind.schema.safeParse(JSON.parse(before))
  return read.success && !isSame(kind, now ?? null, read.data)
}

const labelOf = (kind: AnyKind, data: string | null): string =>
  data ? String(kind.label(JSON.parse(data))) : kind.noun
