import { readSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import type { Config } from '#server/lifecycle/config.ts'
import { tokensSetting } from './tokenBudget.contract.ts'
import { usualBudget, usualBudgetAtHome } from './tokenBudget.logic.ts'

export const readTokenBudget = async (
  reader: Reader,
  config: Pick<Config, 'hasModel' | 'aiKey'>,
): Promise<number> => (await readSetting(reader, tokensSetting)) ?? usualTokens(config)

/** Servers at home are those without a key. */
export const usualTokens = ({ hasModel, aiKey }: Pick<Config, 'hasModel' | 'aiKey'>): number =>
  hasModel && aiKey === undefined ? usualBudgetAtHome : usualBudget
