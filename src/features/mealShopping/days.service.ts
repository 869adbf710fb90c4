import { cookedMeals } from '#features/cooking/cooking.queries.ts'
import { readAliases } from '#features/ingredients/foodMatches.queries.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { factorFor } from '#features/recipes/needs.logic.ts'
import { findRecipe, findRecipes } from '#features/recipes/recipes.queries.ts'
import { listShopping } from '#features/shopping/shopping.queries.ts'
import { listUsual } from '#features/shopping/usual.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { addDays, minutesAt } from '#shared/days.ts'
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

type Planned = {
  meals: DayMeal[]
  withoutRecipe: PlannedDish[]
  /** Meals before those days. */
  earlier?: DayMeal[]
  /** Meals after them. */
  later?: (DayMeal & { date: string })[]
}

/** The shopping lines for a period or a recipe; nothing is written. */
export async function previewDays(
  reader: Reader,
  query: DaysQuery,
  { today, now }: Moment,
): Promise<DaysPreview> {
  const [planned, pantry, shopping, usual, aliases] = await Promise.all([
    plannedFor(reader, query, { today, now }),
    listPantry(reader),
    listShopping(reader),
    listUsual(reader),
    readAliases(reader),
  ])
  const { meals, withoutRecipe } = planned
  const read = needsOfMeals(meals)
  const isNoted = ({ title }: DayMeal) => shopping.some(({ notes }) => notes?.includes(title))
  const [earlier, later] = [planned.earlier, planned.later?.filter(isNoted)].map(
    (others = []) => needsOfMeals(others)?.needs ?? [],
  )
  const lines =
    read && linesFor(read.needs, { today, pantry, shopping, usual, aliases, earlier, later })
  if (!lines || lines.length > mostLines) throw tooMuch()
  const more = restOfWeek(query, planned.later)
  return { lines, unread: read.unread, meals: meals.length, withoutRecipe, more }
}

/** A week is planned at once, also where fewer days are shown. */
function restOfWeek({ startDate }: DaysQuery, later: Planned['later'] = []): DaysPreview['more'] {
  const rest = later.filter(({ date }) => startDate && date <= addDays(startDate, 6))
  const last = rest.at(-1)
  return last ? { meals: rest.length, endDate: last.date } : null
}

const tooMuch = () =>
  invalid([
    { field: 'endDate', message: "That's too much to shop for at once. Choose fewer days." },
  ])

async function plannedFor(reader: Reader, query: DaysQuery, moment: Moment): Promise<Planned> {
  const { today } = moment
  const { recipeId, servings, times, startDate = today, endDate = today } = query
  if (recipeId == null) return plannedOn(reader, { startDate, endDate }, moment)
  const recipe = await findRecipe(reader, recipeId)
  if (!recipe) throw notFound('recipe')
  const factor = factorFor(recipe, servings) * times
  const meal = { mealId: null, date: null, title: recipe.title, factor, recipe }
  return { meals: [meal], withoutRecipe: [] }
}

/** Minutes after which a meal of today is over. */
const lasts = 60

/** Days after a period for whose meals the list may already have something. */
const ahead = 14

/** Meals that are over or already cooked need nothing. */
async function plannedOn(
  reader: Reader,
  { startDate, endDate }: { startDate: string; endDate: string },
  { today, now }: Moment,
): Promise<Planned> {
  const isOver = ({ date, time }: { date: string; time: string }) =>
    date === today && minutesAt(time) + lasts < minutesAt(now)
  const period = { startDate: today, endDate: addDays(endDate, ahead) }
  const planned = (await listMeals(reader, period)).filter((meal) => !isOver(meal))
  const {
    earlier = [],
    meals = [],
    later = [],
  } = Object.groupBy(planned, ({ date }) =>
    date < startDate ? 'earlier' : date <= endDate ? 'meals' : 'later',
  )
  if (meals.length > mostMeals) throw tooMuch()
  const read = await readMeals(reader, [
    ...earlier.slice(0, mostMeals),
    ...meals,
    ...later.slice(0, mostMeals),
  ])
  const within = ({ date }: { date: string }) => date >= startDate && date <= endDate
  return {
    meals: read.meals.filter(within),
    withoutRecipe: read.withoutRecipe.filter(within),
    earlier: read.meals.filter(({ date }) => date < startDate),
    later: read.meals.filter(({ date }) => date > endDate),
  }
}

async function readMeals(reader: Reader, planned: readonly MealEvent[]) {
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
  const meals: (DayMeal & { date: string })[] = []
  const withoutRecipe: (PlannedDish & { date: string })[] = []
  for (const { id, date, recipeName: title, recipeId, servings } of left) {
    const dish = { mealId: id, date, title }
    const recipe = recipeId === null ? undefined : byId.get(recipeId)
    if (recipe) meals.push({ ...dish, factor: factorFor(recipe, servings), recipe })
    else withoutRecipe.push(dish)
  }
  return { meals, withoutRecipe }
}
