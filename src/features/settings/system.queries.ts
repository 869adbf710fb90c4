import { countRecords } from '#server/db/records.ts'
import type { House } from '#server/house.ts'
import { isHouseholdList } from '#server/kind.ts'
import type { ListSize } from './system.facts.ts'

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
