import type { House } from '#server/appContext.ts'
import { countRecords } from '#server/db/records.ts'
import { isHouseholdList } from '#server/records/recordType.ts'
import type { ListSize } from './system.logic.ts'

/** How many records each of the household's lists has. */
export function countLists({
  reader,
  kinds,
}: Pick<House, 'reader' | 'kinds'>): Promise<ListSize[]> {
  const lists = kinds.filter(isHouseholdList)
  return Promise.all(
    lists.map(async (kind) => ({
      heading: kind.heading,
      count: await countRecords(reader, kind),
    })),
  )
}
