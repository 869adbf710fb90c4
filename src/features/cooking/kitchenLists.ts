import { setImmediate as turn } from 'node:timers/promises'
import { aliasTopics, readAliases } from '#features/ingredients/foodMatches.queries.ts'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { recipesEndpoints } from '#features/recipes/recipes.endpoints.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import { dishOf, isLookedThrough } from '#features/recipes/recipeTraits.logic.ts'
import type { AppContext } from '#server/appContext.ts'
import { createCachedLists } from '#server/records/cachedLists.ts'
import { oncePer } from '#shared/oncePer.ts'

/** Thousands of recipes are read again only when one of them changed. */
export const kitchenLists = oncePer((app: AppContext) => {
  const kept = createCachedLists(app)
  return {
    recipes: kept([recipesEndpoints.topic], () => listRecipes(app.reader)),
    pantry: kept([pantryEndpoints.topic], () => listPantry(app.reader)),
    aliases: kept(aliasTopics, () => readAliases(app.reader)),
  }
})

const atOnce = 200

/** Lets other requests run while a large book is read for the first time. */
export async function readNeeds(recipes: readonly Recipe[]) {
  let read = 0
  for (const recipe of recipes) {
    if (isLookedThrough(recipe)) continue
    dishOf(recipe)
    read += 1
    if (read % atOnce === 0) await turn()
  }
}
