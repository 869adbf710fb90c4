import { knownSettings } from '#features/settings/settings.contract.ts'
import { listSettings } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { type KeepChoice, usualKeep } from './retention.logic.ts'

const key = 'history.keep'

/** How long history is kept, as the household set it. */
export async function readKeep(reader: Reader): Promise<KeepChoice> {
  const setting = (await listSettings(reader)).find((each) => each.key === key)
  const given = knownSettings[key].safeParse(setting?.value)
  return given.success ? given.data : usualKeep
}

/** How much there is of it. */
export async function countHistory(reader: Reader): Promise<number> {
  const counted = reader.selectFrom('history').select((eb) => eb.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}
