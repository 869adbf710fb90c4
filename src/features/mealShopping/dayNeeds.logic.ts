import { type Family, mealServings } from '#features/menu/mealServings.logic.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { factorFor, type Need, needsOf } from '#features/recipes/needs.logic.ts'
import type { EatenRecipe, Recipe } from '#features/recipes/recipes.contract.ts'
import { ingredientsOf } from '#features/recipes/recipes.logic.ts'
import { minutesAt } from '#shared/days.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { scaledLine } from '#shared/ingredients/scaling.ts'
import type { DaysPreview, PlannedDish } from './days.contract.ts'

export type DayMeal = PlannedDish & {
  /** The factor for the recipe's amounts. */
  factor: number
  /** How many eat, where the recipe is for fewer and nobody said for how many. */
  scaledTo?: number | null
  recipe: Pick<Recipe, 'id' | 'ingredients'>
}

/** The meals that are shopped for; those before and after them take their part. */
export type DayMeals = {
  meals: readonly DayMeal[]
  earlier?: readonly DayMeal[]
  later?: readonly DayMeal[]
}

export type DayNeed = Need & { meal: PlannedDish }

/** The household's day and time of day. */
export type Moment = { today: string; now: string }

/** Minutes after which a meal of today is over. */
const lasts = 60

/** Whether a meal's time has gone by: it needs nothing any more. */
export const isOver = (
  { date, time }: Pick<MealEvent, 'date' | 'time'>,
  { today, now }: Moment,
): boolean => date < today || (date === today && minutesAt(time) + lasts < minutesAt(now))

type Planned = Pick<MealEvent, 'id' | 'date' | 'recipeName' | 'recipeId' | 'servings' | 'attendees'>

/** Planned meals as dishes, and those of which no recipe is known. */
export function dishesOf(
  planned: readonly Planned[],
  recipes: readonly Recipe[],
  family: Family = [],
) {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const meals: (DayMeal & { date: string })[] = []
  const withoutRecipe: (PlannedDish & { date: string })[] = []
  for (const meal of planned) {
    const { id, date, recipeName: title, recipeId } = meal
    const dish = { mealId: id, date, title }
    const recipe = recipeId === null ? undefined : byId.get(recipeId)
    if (recipe) {
      const servings = mealServings(meal, recipe, family)
      const scaledTo = meal.servings === null ? servings : null
      meals.push({ ...dish, factor: factorFor(recipe, servings), scaledTo, recipe })
    } else withoutRecipe.push(dish)
  }
  return { meals, withoutRecipe }
}

/** A recipe by itself. */
export const dishAlone = (recipe: Recipe, factor = 1): DayMeal => ({
  mealId: null,
  date: null,
  title: recipe.title,
  factor,
  recipe,
})

type Menu = {
  meals: readonly MealEvent[]
  recipes: readonly Recipe[]
  eaten?: readonly EatenRecipe[]
  members?: Family
}

/** Meals that are neither over nor cooked already. */
export function stillToCook(
  meals: readonly MealEvent[],
  { eaten = [] }: Pick<Menu, 'eaten'>,
  { today, now = '00:00' }: Partial<Moment> & { today: string },
): MealEvent[] {
  const lastDays = new Map(eaten.map(({ recipeId, lastDay }) => [recipeId, lastDay]))
  return meals.filter(
    (meal) => meal.date > (lastDays.get(meal.recipeId ?? 0) ?? '') && !isOver(meal, { today, now }),
  )
}

/** Planned meals, with those of the menu before and after them that were not cooked yet. */
export function mealsAround(
  planned: readonly MealEvent[],
  { meals, recipes, eaten, members }: Menu,
  moment: Partial<Moment> & { today: string },
) {
  const last = planned.reduce((day, { date }) => (date > day ? date : day), '')
  const left = stillToCook(meals, { eaten }, moment).filter((meal) => !planned.includes(meal))
  const dishes = (some: readonly MealEvent[]) => dishesOf(some, recipes, members).meals
  return {
    meals: dishes(planned),
    earlier: dishes(left.filter(({ date }) => date < last)),
    later: dishes(left.filter(({ date }) => date > last)),
  }
}

/** More than a family cooks in a month; the limit bounds the time this takes. */
const mostIngredients = 5_000

/** The lines of all meals, scaled to their servings; undefined if there are too many. */
export function needsOfMeals(
  meals: readonly DayMeal[],
): { needs: DayNeed[]; unread: DaysPreview['unread'] } | undefined {
  const count = meals.reduce((sum, { recipe }) => sum + ingredientsOf(recipe.ingredients).length, 0)
  if (count > mostIngredients) return undefined
  const read = new Map<string, ReturnType<typeof readRecipe>>()
  const needs: DayNeed[] = []
  const unread = new Map<string, { title: string; line: string }>()
  for (const { mealId, date, title, factor, recipe } of meals) {
    const key = `${recipe.id} ${factor}`
    const lines = read.get(key) ?? readRecipe(recipe, factor)
    read.set(key, lines)
    for (const need of lines.needs) needs.push({ ...need, meal: { mealId, date, title } })
    for (const line of lines.unread) unread.set(`${title}\n${line}`, { title, line })
  }
  return { needs, unread: [...unread.values()] }
}

function readRecipe(recipe: DayMeal['recipe'], factor: number) {
  const needs = needsOf(recipe, factor)
  const understood = new Set(needs.map(({ line }) => line))
  const unread = ingredientsOf(recipe.ingredients).filter((line) => {
    if (understood.has(line)) return false
    const { food, heading } = readIngredient(line)
    return food === '' && heading === undefined
  })
  return {
    needs: needs.map((need) => ({ ...need, line: scaledLine(need.line, factor) })),
    unread,
  }
}
