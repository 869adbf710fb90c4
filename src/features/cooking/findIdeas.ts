import { setImmediate as turn } from 'node:timers/promises'
import { eventsSoon } from '#features/calendar/calendar.service.ts'
import { listFamilyMembers } from '#features/family/family.queries.ts'
import { readAliases } from '#features/ingredients/foodMatches.queries.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { recipesEndpoints } from '#features/recipes/recipes.endpoints.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import { dishOf, isLookedThrough } from '#features/recipes/recipeTraits.logic.ts'
import type { AppContext } from '#server/appContext.ts'
import { createCachedLists } from '#server/records/cachedLists.ts'
import { minutesAt } from '#shared/days.ts'
import { oncePer } from '#shared/oncePer.ts'
import { timeIn } from '#shared/time.ts'
import type { CookingIdeas } from './cooking.contract.ts'
import { listEaten } from './cooking.queries.ts'
import { cookingIdeas } from './ideas.logic.ts'

/** Milliseconds to wait for external calendars. */
const patience = 250

/** Thousands of recipes are read again only when one of them changed. */
const listsOf = oncePer((app: AppContext) => {
  const kept = createCachedLists(app)
  return {
    recipes: kept([recipesEndpoints.topic], () => listRecipes(app.reader)),
    pantry: kept([pantryEndpoints.topic], () => listPantry(app.reader)),
  }
})

export async function findIdeas(app: AppContext): Promise<CookingIdeas> {
  const { reader } = app
  const kept = listsOf(app)
  const today = await app.today()
  const [recipes, pantry, aliases, members, meals, eaten, events, zone] = await Promise.all([
    kept.recipes(today),
    kept.pantry(today),
    readAliases(reader),
    listFamilyMembers(reader),
    listMeals(reader, { startDate: today, endDate: today }),
    listEaten(reader, today),
    eventsSoon(app, { from: today, days: 1, patience }),
    app.timeZone(),
  ])
  const now = timeIn(zone)
  const next = events
    .filter(({ time }) => time !== null && time > now)
    .sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))[0]
  const dinner = meals.find(({ mealType }) => typeName(mealType) === 'Dinner')
  const minutes = next?.time ? minutesAt(next.time) - minutesAt(now) : null
  await readNeeds(recipes)
  const ideas = cookingIdeas({
    recipes,
    pantry,
    aliases,
    members,
    attendees: dinner?.attendees ?? null,
    minutes,
    eaten: new Map(eaten.map((each) => [each.recipeId, each])),
    today,
  })
  return { ideas, next: next?.time ? { title: next.title, time: next.time } : null }
}

const atOnce = 200

/** Lets other requests run while a large book is read for the first time. */
async function readNeeds(recipes: readonly Recipe[]) {
  let read = 0
  for (const recipe of recipes) {
    if (isLookedThrough(recipe)) continue
    dishOf(recipe)
    read += 1
    if (read % atOnce === 0) await turn()
  }
}
