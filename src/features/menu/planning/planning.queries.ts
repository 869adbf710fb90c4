import { planRulesKey } from '#features/settings/settings.contract.ts'
import { findSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { PlanRules } from './planning.contract.ts'
import { usualRules } from './planRules.logic.ts'

/** The household's own, else the usual ones: what a restored backup holds may be no rules. */
export async function readPlanRules(reader: Reader): Promise<PlanRules> {
  const setting = await findSetting(reader, planRulesKey)
  return PlanRules.safeParse(setting?.value).data ?? usualRules
}
