import { cookedMeals } from '#features/cooking/cooking.queries.ts'
import { readAliases } from '#features/ingredients/foodMatches.queries.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { factorFor } from '#features/recipes/needs.logic.ts'
import { findRecipe, findRecipes } from '#features/recipes/recipes.queries.ts'
import { listShopping } from '#features/shopping/shopping.queries.ts'
import { listUsual } from '#features/shopping/usual.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { minutesAt } from '#shared/days.ts'
import { invalid, notFound } from '#shared/errors.ts'
import { linesFor } from './dayLines.logic.ts'
import { type DayMeal, needsOfMeals } from './dayNeeds.logic.ts'
import {
  type DaysPreview,
  type DaysQuery,
  mostLines,
  mostMeals,
  type PlannedDish,
} from './days.contract.ts'

/** The household's day and time of day. */
type Moment = { today: string; now: string }

type Planned = { meals: DayMeal[]; withoutRecipe: PlannedDish[] }

/** The shopping lines for a period or a recipe; nothing is written. */
export async function previewDays(
  reader: Reader,
  query: DaysQuery,
  { today, now }: Moment,
): Promise<DaysPreview> {
  const [{ meals, withoutRecipe }, pantry, shopping, usual, aliases] = await Promise.all([
    plannedFor(reader, query, { today, now }),
    listPantry(reader),
    listShopping(reader),
    listUsual(reader),
    readAliases(reader),
  ])
  const read = needsOfMeals(meals)
  const lines = read && linesFor(read.needs, { today, pantry, shopping, usual, aliases })
  if (!lines || lines.length > mostLines) throw tooMuch()
  return { lines, unread: read.unread, meals: meals.length, withoutRecipe }
}

const tooMuch = () =>
  invalid([
    { field: 'endDate', message: "That's too much to shop for at once. Choose fewer days." },
  ])

async function plannedFor(reader: Reader, query: DaysQuery, moment: Moment): Promise<Planned> {
  const { today } = moment
  const { recipeId, servings, times, startDate = today, endDate = today } = query
  if (recipeId == null) {
    const period = { startDate: startDate < today ? today : startDate, endDate }
    return plannedOn(reader, period, moment)
  }
  const recipe = await findRecipe(reader, recipeId)
  if (!recipe) throw notFound('recipe')
  const factor = factorFor(recipe, servings) * times
  const meal = { mealId: null, date: null, title: recipe.title, factor, recipe }
  return { meals: [meal], withoutRecipe: [] }
}

/** Minutes after which a meal of today is over. */
const lasts = 60

/** Meals that are over or already cooked need nothing. */
async function plannedOn(
  reader: Reader,
  period: { startDate: string; endDate: string },
  { today, now }: Moment,
): Promise<Planned> {
  const isOver = ({ date, time }: { date: string; time: string }) =>
    date === today && minutesAt(time) + lasts < minutesAt(now)
  const planned = (await listMeals(reader, period)).filter((meal) => !isOver(meal))
  if (planned.length > mostMeals) throw tooMuch()
  const cooked = await cookedMeals(
    reader,
    planned.map(({ id }) => id),
  )
  const left = planned.filter(({ id }) => !cooked.has(id))
  const recipes = await findRecipes(
    reader,
    left.flatMap(({ recipeId }) => recipeId ?? []),
  )
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const meals: DayMeal[] = []
  const withoutRecipe: PlannedDish[] = []
  for (const { id, date, recipeName: title, recipeId, servings } of left) {
    const dish = { mealId: id, date, title }
    const recipe = recipeId === null ? undefined : byId.get(recipeId)
    if (recipe) meals.push({ ...dish, factor: factorFor(recipe, servings), recipe })
    else withoutRecipe.push(dish)
  }
  return { meals, withoutRecipe }
}
