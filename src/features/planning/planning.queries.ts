import { listFamilyMembers, listWholeFamily } from '#features/family/family.queries.ts'
import { readSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { type PlanRules, planRulesSetting, type RuleSources } from './planning.contract.ts'
import { usualRules } from './planRules.logic.ts'
import { saidRules } from './saidRules.logic.ts'

/** The household's own rules, else what the family said, else the usual ones. */
export async function readPlanRules(
  reader: Reader,
): Promise<{ rules: PlanRules; sources: RuleSources }> {
  const own = await readSetting(reader, planRulesSetting)
  if (own) return { rules: { ...usualRules, ...own }, sources: {} }
  const said = saidRules(await listWholeFamily(reader), await listFamilyMembers(reader))
  return { rules: { ...usualRules, ...said.rules }, sources: said.sources }
}
