import type { Reader } from '#server/db/open.ts'
import { countRecords } from '#server/db/records.ts'
import { type AnyKind, isHouseholdList } from '#server/kind.ts'

/** Whether anybody has written anything yet; how the program is set up does not count. */
export async function hasRecords(reader: Reader, kinds: readonly AnyKind[]): Promise<boolean> {
  for (const kind of kinds.filter(isHouseholdList)) {
    if ((await countRecords(reader, kind)) > 0) return true
  }
  return false
}
