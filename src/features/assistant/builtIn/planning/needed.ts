import { type DayMeals, linesForMeals } from '#features/mealShopping/dayLines.logic.ts'
import { dishesOf, isOver } from '#features/mealShopping/dayNeeds.logic.ts'
import type { DayLine } from '#features/mealShopping/days.contract.ts'
import { dateText } from '#features/mealShopping/mealNotes.logic.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import type { Scene } from '../reading.ts'

type Known = Pick<Scene, 'household' | 'today'> & { now?: string }

/** Planned meals, with those before and after them that were not cooked yet. */
export function plannedDishes(
  meals: readonly MealEvent[],
  { household, today, now = '00:00' }: Known,
) {
  const eaten = new Map(household.eaten?.map(({ recipeId, lastDay }) => [recipeId, lastDay]))
  const last = meals.reduce((day, { date }) => (date > day ? date : day), '')
  const left = household.meals.filter((meal) => {
    const isCooked = meal.date <= (eaten.get(meal.recipeId ?? 0) ?? '')
    return !meals.includes(meal) && !isCooked && !isOver(meal, { today, now })
  })
  const dishes = (planned: readonly MealEvent[]) => dishesOf(planned, household.recipes).meals
  return {
    meals: dishes(meals),
    earlier: dishes(left.filter(({ date }) => date < last)),
    later: dishes(left.filter(({ date }) => date > last)),
  }
}

/** A recipe by itself. */
export const dishAlone = (recipe: Recipe) => ({
  mealId: null,
  date: null,
  title: recipe.title,
  factor: 1,
  recipe,
})

/** What is not at home for some dishes, nor on the list. */
function missingFor(dishes: DayMeals, { household, today }: Known): DayLine[] {
  const read = linesForMeals(dishes, { ...household, today, usual: [] })
  return read?.lines.filter(({ isStocked }) => !isStocked) ?? []
}

/** What has to be bought for planned meals, as the sheet of the menu says it. */
export function neededForDays(meals: readonly MealEvent[], scene: Known) {
  const { today } = scene
  const dishes = plannedDishes(meals, scene)
  const items = missingFor(dishes, scene).map(({ name, quantity, why }) => {
    const whose = why.map(({ title, date }) => `${title} (${dateText(date ?? today, today)})`)
    return { name, quantity, notes: `For ${[...new Set(whose)].join(', ')}` }
  })
  return { items, cooked: dishes.meals.length }
}

/** Whether it is on the list already is told when it is proposed. */
export const notAtHome = (dishes: DayMeals, { household, today }: Scene): DayLine[] =>
  missingFor(dishes, { household: { ...household, shopping: [] }, today })
