import { listFamilyMembers, listWholeFamily } from '#features/family/family.queries.ts'
import { readSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { type PlanRules, planRulesSetting, type RuleSources } from './planning.contract.ts'
import { usualRules } from './planRules.logic.ts'
import { saidRules } from './saidRules.logic.ts'

type KnownRules = {
  rules: PlanRules
  sources: RuleSources
  /** The rules that somebody saved or said. */
  asked: Partial<PlanRules>
}

/** The household's own rules, else what the family said, else the usual ones. */
export async function readPlanRules(reader: Reader): Promise<KnownRules> {
  const own = await readSetting(reader, planRulesSetting)
  if (own) return { rules: { ...usualRules, ...own }, sources: {}, asked: own }
  const said = saidRules(await listWholeFamily(reader), await listFamilyMembers(reader))
  return { rules: { ...usualRules, ...said.rules }, sources: said.sources, asked: said.rules }
}
