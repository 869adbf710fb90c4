import { eventsSoon } from '#features/calendar/calendar.service.ts'
import { cookingEndpoints } from '#features/cooking/cooking.endpoints.ts'
import { listEaten } from '#features/cooking/cooking.queries.ts'
import { memberEndpoints } from '#features/family/family.endpoints.ts'
import { listFamilyMembers } from '#features/family/family.queries.ts'
import { aliasesOf } from '#features/ingredients/foodMatches.queries.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { mealEndpoints } from '#features/menu/menu.endpoints.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import { planMeal } from '#features/menu/menu.service.ts'
import { listDishIdeas } from '#features/menu/sometime/sometime.queries.ts'
import { removePlannedIdeas } from '#features/menu/sometime/sometime.service.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { hasRecipe, listRecipes } from '#features/recipes/recipes.queries.ts'
import { inSlices } from '#features/recipes/recipes.service.ts'
import { contains, dishOf, hasMain, mainOf } from '#features/recipes/recipeTraits.logic.ts'
import type { AppContext } from '#server/appContext.ts'
import { createCachedLists } from '#server/records/cachedLists.ts'
import type { Writing } from '#server/records/change.ts'
import { addDays, dayName, daysBetween, daysFrom, weekdayOf } from '#shared/days.ts'
import { conflict, invalid } from '#shared/errors.ts'
import { eatersOf, mustAvoids } from '#shared/foods/mustAvoid.ts'
import { servingsFor } from '#shared/ingredients/servings.ts'
import { oncePer } from '#shared/oncePer.ts'
import { compareText } from '#shared/order.ts'
import { dayIn, timeIn } from '#shared/time.ts'
import { dinnerTime } from './cookingTime.logic.ts'
import type { PlanInput } from './planInput.logic.ts'
import type { PlannedDinners, PlanQuery, PlanRules, WeekPlan } from './planning.contract.ts'
import { isDinner, listDinners, readPlanRules } from './planning.queries.ts'
import { usualRules, withNamedDays } from './planRules.logic.ts'
import { type PlannedDay, planWeek } from './planWeek.logic.ts'
import type { NightKind } from './suggestions.logic.ts'

/** Milliseconds to wait for external calendars; the plan is then made without them. */
const patience = 1_000
const usualTime = '18:00'
/** After this time, today's dinner is not planned any more. */
const tooLate = '19:30'

/** Cached lists: facts derived from thousands of recipes stay valid until one changes. */
const readersOf = oncePer((app: AppContext) => {
  const kept = createCachedLists(app)
  const { reader } = app
  return {
    members: kept([memberEndpoints.topic], () => listFamilyMembers(reader)),
    eaten: kept(
      [mealEndpoints.topic, cookingEndpoints.topic],
      (today) => listEaten(reader, today),
      true,
    ),
  }
})

export async function previewPlan(app: AppContext, query: PlanQuery): Promise<WeekPlan> {
  const { startDate, endDate, locked, shuffled } = query
  const zone = await app.timeZone()
  const today = dayIn(zone)
  const known = await readPlanRules(app.reader)
  const rules = withNamedDays({ ...known.rules, ...query.rules })
  const lists = readersOf(app)
  const count = daysBetween(startDate, endDate) + 1
  const around = {
    startDate: addDays(startDate, -rules.repeatAfterDays),
    endDate: addDays(endDate, rules.repeatAfterDays),
  }
  const [recipes, pantry, aliases, members, eaten, meals, ideas, events] = await Promise.all([
    listRecipes(app.reader),
    listPantry(app.reader),
    aliasesOf(app)(today),
    lists.members(today),
    lists.eaten(today),
    listMeals(app.reader, around),
    listDishIdeas(app.reader),
    rules.mindCalendar ? eventsSoon(app, { from: startDate, days: count, patience }) : [],
  ])
  await lookThrough({ recipes, members })
  const wanted = ideas.map(({ recipeId }) => recipeId)
  const first = timeIn(zone) >= tooLate ? addDays(today, 1) : today
  const asked = daysFrom(startDate, count).filter((day) => day >= first)
  const { days, notes } = planWeek({
    input: { recipes, pantry, aliases, members, meals, eaten, wanted },
    today,
    mealType: 'Dinner',
    days: asked.filter((day) => !isForLeftovers(day, rules)),
    rules,
    events,
    asked: askedNights({ ...known.asked, ...changedRules(query.rules) }),
    locked: new Map(locked.map(({ date, recipeId }) => [date, recipeId])),
    shuffled,
  })
  const eaters = eatersOf(members, null).length
  const dinners = days.map((day) => toDinner(day, eaters, rules.dinnerTime ?? usualTime))
  const taken = new Set(meals.filter(isDinner).map(({ date }) => date))
  const leftovers = asked
    .filter((day) => isForLeftovers(day, rules) && !taken.has(day))
    .map((date) => ({ date, none: 'Leftovers: nothing new is cooked on this day.' }))
  const sources = Object.fromEntries(
    Object.entries(known.sources).filter(
      ([rule]) => rule in known.named || !(rule in (query.rules ?? {})),
    ),
  )
  return {
    // Days for leftovers alone are nothing to plan.
    days:
      dinners.length === 0
        ? []
        : [...dinners, ...leftovers].sort((a, b) => compareText(a.date, b.date)),
    rules,
    sources,
    named: known.named,
    notes,
    recipes: recipes.length,
  }
}

/** The sheet sends all its rules, of which the usual ones are nobody's wish. */
const changedRules = (rules: PlanQuery['rules'] = {}) =>
  Object.fromEntries(
    Object.entries(rules).filter(([rule, value]) => value !== usualRules[rule as keyof PlanRules]),
  )

const askedNights = ({ meatlessNights, fishNights }: Partial<PlanRules>): NightKind[] => [
  ...(meatlessNights === undefined ? [] : ['meatless' as const]),
  ...(fishNights === undefined ? [] : ['fish' as const]),
]

const isForLeftovers = (day: string, { leftoversOn }: PlanRules) =>
  leftoversOn != null && weekdayOf(day) === leftoversOn

/** Derives the planner's facts in slices, so that other requests are served in between. */
export async function lookThrough({ recipes, members }: Pick<PlanInput, 'recipes' | 'members'>) {
  const avoided = [...new Set(eatersOf(members, null).flatMap(mustAvoids))]
  await inSlices(recipes, (recipe) => {
    if (hasMain(recipe)) return false
    for (const food of avoided) contains(dishOf(recipe), food)
    mainOf(recipe)
    return true
  })
}

function toDinner(
  { date, recipe, why, against, evening, minutes }: PlannedDay,
  eaters: number,
  time: string,
) {
  if (!recipe) return { date, none: why.join(' ') }
  return {
    date,
    mealType: 'Dinner' as const,
    time: dinnerTime(evening, time, minutes),
    recipeId: recipe.id,
    recipeName: recipe.title,
    servings: servingsFor(recipe.servings, eaters),
    why: why.filter((reason) => !against.includes(reason)),
    against,
    minutes,
  }
}

const gone = "This recipe isn't in the recipe book anymore"

/** All or nothing: a day that got a dinner meanwhile refuses the whole plan. */
export async function planDinners(w: Writing, { meals }: PlannedDinners): Promise<MealEvent[]> {
  const days = meals.map(({ date }) => date).sort(compareText)
  const dinners = await listDinners(w.reads, { startDate: days[0], endDate: days.at(-1) })
  const planned: MealEvent[] = []
  for (const [n, meal] of meals.entries()) {
    if (!(await hasRecipe(w.reads, meal.recipeId))) {
      throw invalid([{ field: `meals.${n}.recipeId`, message: gone }])
    }
    const dinner = dinners.find(({ date }) => date === meal.date)
    if (dinner) {
      throw conflict(
        `Dinner is already planned (${dayName(meal.date, w.today)}): ${dinner.recipeName}. Nothing was planned.`,
      )
    }
    planned.push(await planMeal(w, { ...meal, mealType: 'Dinner', notes: null }))
  }
  await removePlannedIdeas(
    w,
    meals.map(({ recipeId }) => recipeId),
  )
  return planned
}
