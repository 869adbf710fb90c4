import { linesForMeals } from '#features/mealShopping/dayLines.logic.ts'
import { type DayMeals, mealsAround, stillToCook } from '#features/mealShopping/dayNeeds.logic.ts'
import type { DayLine } from '#features/mealShopping/days.contract.ts'
import { dateText } from '#features/mealShopping/mealNotes.logic.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import type { Scene } from '../reading.ts'

type Known = Pick<Scene, 'household' | 'today'> & { now?: string }

/** What is not at home for some dishes, nor on the list. */
function missingFor(dishes: DayMeals, { household, today }: Known): DayLine[] {
  const read = linesForMeals(dishes, { ...household, today, usual: [] })
  return read?.lines.filter(({ isStocked }) => !isStocked) ?? []
}

/** What has to be bought for planned meals, as the sheet of the menu says it. */
export function neededForDays(meals: readonly MealEvent[], scene: Known) {
  const { today } = scene
  const dishes = mealsAround(stillToCook(meals, scene.household, scene), scene.household, scene)
  const items = missingFor(dishes, scene).map(({ name, quantity, isMaybe, why }) => {
    const whose = why.map(({ title, date }) => `${title} (${dateText(date ?? today, today)})`)
    return { name, quantity, isMaybe, notes: `For ${[...new Set(whose)].join(', ')}` }
  })
  return { items, cooked: dishes.meals.length }
}

/** Whether it is on the list already is told when it is proposed. */
export const notAtHome = (dishes: DayMeals, { household, today }: Scene): DayLine[] =>
  missingFor(dishes, { household: { ...household, shopping: [] }, today })
