import { eventsSoon } from '#features/calendar/calendar.service.ts'
import { listFamilyMembers } from '#features/family/family.queries.ts'
import { aliasesOf } from '#features/ingredients/foodMatches.queries.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import { readNeeds } from '#features/recipes/recipes.service.ts'
import type { AppContext } from '#server/appContext.ts'
import { minutesAt } from '#shared/days.ts'
import { timeIn } from '#shared/time.ts'
import type { CookingIdeas } from './cooking.contract.ts'
import { listEaten } from './cooking.queries.ts'
import { ideasFor } from './ideas.logic.ts'

/** Milliseconds to wait for external calendars. */
const patience = 250

export async function findIdeas(app: AppContext): Promise<CookingIdeas> {
  const { reader } = app
  const today = await app.today()
  const [recipes, pantry, aliases, members, meals, eaten, events, zone] = await Promise.all([
    listRecipes(app.reader),
    listPantry(app.reader),
    aliasesOf(app)(today),
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
  const found = ideasFor({
    recipes,
    pantry,
    aliases,
    members,
    attendees: dinner?.attendees ?? null,
    minutes,
    eaten: new Map(eaten.map((each) => [each.recipeId, each])),
    today,
  })
  return { ...found, next: next?.time ? { title: next.title, time: next.time } : null }
}
