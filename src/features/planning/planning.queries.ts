import {
  listFamilyMembers,
  listKnowledge,
  listWholeFamily,
} from '#features/family/family.queries.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import { findRecipes } from '#features/recipes/recipes.queries.ts'
import { fitsMeal } from '#features/recipes/recipeTraits.logic.ts'
import { readSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import {
  type NamedDays,
  type PlanRules,
  planRulesSetting,
  type RuleSources,
} from './planning.contract.ts'
import { usualRules, withNamedDays } from './planRules.logic.ts'
import { type SaidRules, saidRules } from './saidRules.logic.ts'

type KnownRules = {
  rules: PlanRules
  sources: RuleSources
  named: NamedDays
  /** The rules that somebody saved or said. */
  asked: Partial<PlanRules>
}

/** The household's own rules, else what the family said, else the usual ones. */
export async function readPlanRules(reader: Reader): Promise<KnownRules> {
  const own = await readSetting(reader, planRulesSetting)
  const said = saidRules(
    await listWholeFamily(reader),
    await listFamilyMembers(reader),
    await listKnowledge(reader),
  )
  const days = saidDays(said)
  // Rules that were saved leave the days to the family, unless they name days or none.
  const { rules, sources } = own ? days : said
  const asked = own ?? said.rules
  const known = withNamedDays({ ...usualRules, ...rules, ...own })
  return { rules: known, sources, named: days.rules, asked }
}

/** What the family said of days alone. */
function saidDays({ rules, sources }: SaidRules): { rules: NamedDays; sources: RuleSources } {
  const days: { rules: NamedDays; sources: RuleSources } = { rules: {}, sources: {} }
  for (const name of ['meatlessDays', 'fishDays'] as const) {
    if (!rules[name]) continue
    days.rules[name] = rules[name]
    days.sources[name] = sources[name] ?? ''
  }
  return days
}

export const isDinner = ({ mealType }: MealEvent) => typeName(mealType) === 'Dinner'

/** As the preview counts them: a cake alone is no dinner. */
export async function listDinners(
  reader: Reader,
  days: Parameters<typeof listMeals>[1],
): Promise<MealEvent[]> {
  const meals = (await listMeals(reader, days)).filter(isDinner)
  const ids = meals.flatMap(({ recipeId }) => recipeId ?? [])
  const cakes = new Set<number | null>(
    (await findRecipes(reader, ids)).filter((each) => fitsMeal(each, 'Snack')).map(({ id }) => id),
  )
  return meals.filter(({ recipeId }) => !cakes.has(recipeId))
}
