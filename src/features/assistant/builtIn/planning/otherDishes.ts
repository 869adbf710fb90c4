import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { noWishes, type Wishes } from '#features/planning/planInput.logic.ts'
import { usualRules } from '#features/planning/planRules.logic.ts'
import { planWeek } from '#features/planning/planWeek.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { ask, change, type Reading, type Scene } from '../reading.ts'

const most = 3

/** Asks for another dish than a planned one, with buttons: what its eaters must avoid is in none. */
export function otherDishes(meal: MealEvent, scene: Scene, wishes: Wishes = noWishes): Reading {
  const { household, today } = scene
  const { events } = household
  const [day, mealType] = [meal.date, typeName(meal.mealType)]
  const isSame = (each: MealEvent) => each.date === day && typeName(each.mealType) === mealType
  const passed = household.meals.filter(isSame).flatMap(({ recipeId }) => recipeId ?? [])
  const input = { ...household, meals: household.meals.filter((each) => !isSame(each)) }
  const asked = { ...wishes, attendees: wishes.attendees ?? meal.attendees }
  const own = household.planRules ?? usualRules
  const found: Recipe[] = []
  // What was eaten lately or takes too long that evening is better than nothing.
  const lax = { ...own, repeatAfterDays: 3, mindCalendar: false, weeknightMinutes: null }
  for (const rules of [own, lax]) {
    while (found.length < most) {
      const ids = { [day]: [...passed, ...found.map(({ id }) => id)] }
      const question = { input, today, days: [day], mealType, wishes: asked, events, rules }
      const recipe = planWeek({ ...question, shuffled: ids }).days[0]?.recipe
      if (!recipe || ids[day]?.includes(recipe.id)) break
      found.push(recipe)
    }
  }
  const choices = found.map(({ id, title }) => {
    const dish = { recipeName: title, recipeId: id }
    const { commands } = change('UPDATE_MENU_ITEM_TEXT', meal, dish)
    return { label: `${title} instead of ${meal.recipeName}`, commands }
  })
  return ask(`What should it be instead of **${meal.recipeName}**?`, choices)
}
