import { readSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { type PlanRules, planRulesSetting } from './planning.contract.ts'
import { usualRules } from './planRules.logic.ts'

export const readPlanRules = async (reader: Reader): Promise<PlanRules> =>
  (await readSetting(reader, planRulesSetting)) ?? usualRules
