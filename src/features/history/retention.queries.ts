import { readSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { keepSetting } from './retention.contract.ts'
import { type KeepChoice, usualKeep } from './retention.logic.ts'

export const readKeep = async (reader: Reader): Promise<KeepChoice> =>
  (await readSetting(reader, keepSetting)) ?? usualKeep

export async function countHistory(reader: Reader): Promise<number> {
  const counted = reader.selectFrom('history').select((eb) => eb.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}
