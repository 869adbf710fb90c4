import type { DayPart } from '#features/calendar/days.logic.ts'
import type { FamilyMember } from '#features/family/family.contract.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { briefTime, minutesAt, timeAt } from '#shared/days.ts'
import { avoidances, withCause } from '#shared/foods/mustAvoid.ts'
import { dishOfMeal, minutesAtTable } from '../../mealDish.logic.ts'
import type { MealEvent } from '../../menu.contract.ts'

export function avoidChips(
  meal: Pick<MealEvent, 'recipeName' | 'recipeId' | 'attendees'>,
  members: readonly FamilyMember[],
  recipes: readonly Recipe[],
  { brief = false } = {},
): string[] {
  const recipe = recipes.find(({ id }) => id === meal.recipeId)
  const dish = dishOfMeal(meal.recipeName, recipe)
  const found = avoidances({ members, attendees: meal.attendees, ...dish })
  return found.map(({ name, food }) => `${name} can't eat ${brief ? food : withCause(dish, food)}`)
}

/** Events during the meal, such as 'Swim at 6:30'. Events of the whole day don't count. */
export function clashChips(meal: MealEvent, parts: readonly DayPart[]): string[] {
  const starts = minutesAt(meal.time)
  const ends = starts + minutesAtTable(meal.mealType)
  return parts
    .filter(({ wholeDay }) => !wholeDay)
    .filter(({ from, to }) => from < ends && Math.max(to, from + 1) > starts)
    .map(({ event, from, to }) =>
      from === 0 && to > 0
        ? `${event.summary} until ${briefTime(timeAt(to))}`
        : `${event.summary} at ${briefTime(timeAt(from))}`,
    )
}
