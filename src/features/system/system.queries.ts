import type { AppContext } from '#server/appContext.ts'
import { countRecords } from '#server/db/records.ts'
import { isHouseholdList } from '#server/records/recordType.ts'
import type { ListSize } from './system.logic.ts'

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
