import { readSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { tokensSetting } from './tokenBudget.contract.ts'
import { usualBudget } from './tokenBudget.logic.ts'

/** How many tokens a model is sent at most, as the household set it. */
export const readTokenBudget = async (reader: Reader): Promise<number> =>
  (await readSetting(reader, tokensSetting)) ?? usualBudget
