import { cookedMeals } from '#features/cooking/cooking.queries.ts'
import { listFamilyMembers } from '#features/family/family.queries.ts'
import { readAliases } from '#features/ingredients/foodMatches.queries.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { factorFor } from '#features/recipes/needs.logic.ts'
import { findRecipe, findRecipes } from '#features/recipes/recipes.queries.ts'
import { listShopping } from '#features/shopping/shopping.queries.ts'
import { listUsual } from '#features/shopping/usual.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { addDays } from '#shared/days.ts'
import { invalid, notFound } from '#shared/errors.ts'
import { linesForMeals } from './dayLines.logic.ts'
import {
  type DayMeal,
  type DayMeals,
  dishAlone,
  dishesOf,
  isOver,
  type Moment,
} from './dayNeeds.logic.ts'
import {
  type DaysPreview,
  type DaysQuery,
  mostLines,
  mostMeals,
  type PlannedDish,
} from './days.contract.ts'

type Planned = Omit<DayMeals, 'later'> & {
  withoutRecipe: PlannedDish[]
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
  const read = linesForMeals(planned, { today, pantry, shopping, usual, aliases })
  if (!read || read.lines.length > mostLines) throw tooMuch()
  const more = restOfWeek(query, planned.later)
  const scaled = meals.flatMap(({ mealId, date, title, scaledTo: servings }) =>
    servings ? [{ mealId, date, title, servings }] : [],
  )
  return { ...read, meals: meals.length, withoutRecipe, scaled, more }
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
  const period = { startDate: today, endDate: addDays(today, ahead) }
  const others = (await listMeals(reader, period)).filter(
    (meal) => meal.recipeId !== recipe.id && !isOver(meal, moment),
  )
  const { meals: later } = await readMeals(reader, others.slice(0, mostMeals))
  return { meals: [dishAlone(recipe, factor)], withoutRecipe: [], later }
}

/** Days after a period for whose meals the list may already have something. */
const ahead = 14

/** Meals that are over or already cooked need nothing. */
async function plannedOn(
  reader: Reader,
  { startDate, endDate }: { startDate: string; endDate: string },
  moment: Moment,
): Promise<Planned> {
  const period = { startDate: moment.today, endDate: addDays(endDate, ahead) }
  const planned = (await listMeals(reader, period)).filter((meal) => !isOver(meal, moment))
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
  const [recipes, family] = await Promise.all([
    findRecipes(
      reader,
      left.flatMap(({ recipeId }) => recipeId ?? []),
    ),
    listFamilyMembers(reader),
  ])
  return dishesOf(left, recipes, family)
}
