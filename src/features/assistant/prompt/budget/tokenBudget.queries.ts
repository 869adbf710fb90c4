import { knownSettings } from '#features/settings/settings.contract.ts'
import { listSettings } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { usualBudget } from './tokenBudget.logic.ts'

const key = 'assistant.tokens'

/** How many tokens a model is sent at most, as the household set it. */
export async function readTokenBudget(reader: Reader): Promise<number> {
  const setting = (await listSettings(reader)).find((each) => each.key === key)
  const given = knownSettings[key].safeParse(setting?.value)
  return given.success ? given.data : usualBudget
}
