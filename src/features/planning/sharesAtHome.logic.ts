import { coverNeed, foodTraits, mayBeOver, stockOf } from '#features/pantry/atHome.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { dishOf } from '#features/recipes/recipeTraits.logic.ts'
import { compareText } from '#shared/order.ts'
import type { PlanInput } from './planInput.logic.ts'

type Dinner = { date: string; recipe: Recipe }

/**
 * The share of each dinner's needs that is at home on its day, after what the menu and the dinners
 * before it take: two dishes can't both have the last salmon.
 */
export function sharesAtHome(
  dinners: readonly Dinner[],
  input: PlanInput,
  today: string,
): ReadonlyMap<string, number> {
  const byId = new Map(input.recipes.map((recipe) => [recipe.id, recipe]))
  const onMenu = input.meals.flatMap(({ date, recipeId }) => {
    const recipe = date >= today && recipeId !== null && byId.get(recipeId)
    return recipe ? [{ date, recipe }] : []
  })
  const ledger = stockOf({ ...input, today })
  const shares = new Map<string, number>()
  for (const dinner of [...onMenu, ...dinners].sort((a, b) => compareText(a.date, b.date))) {
    const { needs } = dishOf(dinner.recipe)
    const there = needs.filter((need) => {
      const traits = foodTraits(need, input.aliases)
      const { given, open } = coverNeed(ledger, need, {
        day: dinner.date,
        traits,
        isFor: (item) => !mayBeOver(item, dinner.date, today),
      })
      return !open || (traits.isStaple && given.length === 0) || given.some((each) => !each.amount)
    })
    if (dinners.includes(dinner)) shares.set(dinner.date, there.length / (needs.length || 1))
  }
  return shares
}
