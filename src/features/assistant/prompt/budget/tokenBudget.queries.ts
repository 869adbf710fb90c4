import { readSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { tokensSetting } from './tokenBudget.contract.ts'
import { usualBudget } from './tokenBudget.logic.ts'

export const readTokenBudget = async (reader: Reader): Promise<number> =>
  (await readSetting(reader, tokensSetting)) ?? usualBudget
