import { aliasesOf } from '#features/ingredients/foodMatches.queries.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import { createPantryLookup } from '#features/pantry/atHome.logic.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { coverOf } from '#features/recipes/cover.logic.ts'
import type { RecipeFacts } from '#features/recipes/recipes.contract.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import { readNeeds } from '#features/recipes/recipes.service.ts'
import { dishOf } from '#features/recipes/recipeTraits.logic.ts'
import type { AppContext } from '#server/appContext.ts'
import { addDays } from '#shared/days.ts'
import { cookedMeals } from './cooking.queries.ts'

/** Days ahead in which a planned meal is shown on its recipe. */
const ahead = 14

/** What the book shows of each recipe besides the recipe itself. */
export async function findRecipeFacts(app: AppContext): Promise<RecipeFacts[]> {
  const today = await app.today()
  const [recipes, pantry, aliases, meals] = await Promise.all([
    listRecipes(app.reader),
    listPantry(app.reader),
    aliasesOf(app)(today),
    listMeals(app.reader, { startDate: today, endDate: addDays(today, ahead) }),
  ])
  await readNeeds(recipes)
  // An empty pantry without named staples is one that nobody keeps yet.
  const isUnknown = pantry.length === 0 && aliases.size === 0
  const atHome = createPantryLookup({ pantry, today, aliases })
  const cooked = await cookedMeals(
    app.reader,
    meals.map(({ id }) => id),
  )
  // The first meal of a recipe that is not over wins.
  const planned = new Map(
    meals
      .filter(({ id }) => !cooked.has(id))
      .toReversed()
      .map(({ recipeId, date }) => [recipeId, date]),
  )
  return recipes.map((recipe) => {
    const { needs, ingredients } = dishOf(recipe)
    const wanted = isUnknown ? [] : needs
    const missing = wanted.filter((need) => !atHome(need).isEnough)
    return {
      recipeId: recipe.id,
      cover: coverOf(recipe),
      needed: wanted.length,
      atHome: wanted.length - missing.length,
      missing: missing.map(({ line }) => ingredients.indexOf(line)),
      plannedOn: planned.get(recipe.id) ?? null,
    }
  })
}
