import { readSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { keepSetting } from './retention.contract.ts'
import { type KeepChoice, usualKeep } from './retention.logic.ts'

/** How long history is kept, as the household set it. */
export const readKeep = async (reader: Reader): Promise<KeepChoice> =>
  (await readSetting(reader, keepSetting)) ?? usualKeep

/** How much there is of it. */
export async function countHistory(reader: Reader): Promise<number> {
  const counted = reader.selectFrom('history').select((eb) => eb.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}
