import type { AppContext } from '#server/appContext.ts'
import { countRecords } from '#server/db/records.ts'
import { findCopy } from '#server/db/upgradeCopies.ts'
import { isHouseholdList } from '#server/records/recordType.ts'
import type { LastUpgrade, ListSize } from './system.logic.ts'

export function countLists({
  reader,
  recordTypes,
}: Pick<AppContext, 'reader' | 'recordTypes'>): Promise<ListSize[]> {
  const lists = recordTypes.filter(isHouseholdList)
  return Promise.all(
    lists.map(async (recordType) => ({
      heading: recordType.heading,
      count: await countRecords(reader, recordType),
    })),
  )
}

/** Milliseconds between two steps of the same start. */
const sameStart = 10_000

export async function readUpgrade({
  reader,
  config,
}: Pick<AppContext, 'reader' | 'config'>): Promise<LastUpgrade | null> {
  const steps = await reader
    .selectFrom('migrations')
    .selectAll()
    .orderBy('appliedAt', 'desc')
    .orderBy('name', 'desc')
    .execute()
  const last = steps.findIndex(({ appliedAt }, n) => {
    const next = steps[n - 1]
    return next && Date.parse(next.appliedAt) - Date.parse(appliedAt) > sameStart
  })
  const at = steps[0]?.appliedAt
  if (last === -1 || !at) return null
  const names = steps.map(({ name }) => name)
  const [from = '', to = ''] = [names.slice(last), names].map((some) => some.toSorted().at(-1))
  return { at, from, to, copy: (await findCopy(config.dataDir, [from])) ?? null }
}
