import { listRecipes } from '#features/recipes/recipes.queries.ts'
import type { Writing } from '#server/records/change.ts'
import type { Draft } from '#server/records/recordType.ts'
import { addDays } from '#shared/days.ts'
import type { MealEvent } from './menu.contract.ts'
import sample from './menu.sample.json' with { type: 'json' }

/** Two weeks of meals around today. */
export async function sampleMenu({
  today,
  reads,
}: Pick<Writing, 'today' | 'reads'>): Promise<Draft<MealEvent>[]> {
  const recipes = await listRecipes(reads)
  return sample.menu.map(({ daysFromToday, ...meal }) => ({
    ...meal,
    date: addDays(today, daysFromToday),
    recipeId: recipes.find(({ title }) => title === meal.recipeName)?.id ?? null,
    servings: null,
    seriesId: null,
  }))
}
