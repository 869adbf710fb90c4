import type { MealEvent } from '#features/menu/menu.contract.ts'
import { addDays } from '#shared/days.ts'
import { commandsOf, decide } from '../find/decide.ts'
import { findMeals, mainOf, mealLabel } from '../find/meals.ts'
import type { Reading, Scene } from '../reading.ts'
import { readList } from '../text/places.ts'
import { readWhen, type When } from '../text/when.ts'
import { dishName } from './dishes.ts'

/**
 * 'Monday' said on a Monday is next week's for a new plan; but what is planned for today is meant
 * by it as well.
 */
function nearestWhen(words: string, scene: Scene): When {
  const when = readWhen(words, scene.today)
  const isWeekAhead = when.days.length === 1 && when.days[0] === addDays(scene.today, 7)
  if (!isWeekAhead || !/day\b/i.test(words) || /\b(?:next|week|in)\b/i.test(words)) return when
  const isPlanned = findMeals({ days: [scene.today], mealType: when.mealType }, scene).length > 0
  return isPlanned ? { ...when, days: [scene.today] } : when
}

/** The meals that some words stand for: 'tacos', 'Friday's dinner', 'tomorrow's lunch'. */
export function mealsMeant(words: string, scene: Scene): MealEvent[] {
  const { rest } = readList(words)
  const when = nearestWhen(rest, scene)
  const dish = dishName(
    when.rest
      .replace(/'s\b/g, (s, at, text) => (at === text.length - 2 ? '' : s))
      .replace(/^(?:the|our|planned)\s+/i, '')
      .replace(/\b(?:meals?|food|cooking|plans?|planned|we (?:had |have )?planned|dish)\b/gi, ' ')
      .trim(),
  )
  if (when.days.length === 0 && !when.mealType && dish === '') return []
  const found = findMeals(
    { dish: dish || undefined, days: when.days, mealType: when.mealType },
    scene,
  )
  if (dish !== '' || when.days.length === 0) {
    return dish === '' ? found.filter(({ date }) => date === found[0]?.date) : found
  }
  return when.mealType ? found : mainOf(found)
}

export const updateMeal = (meal: MealEvent, patch: object): Reading =>
  commandsOf([{ type: 'UPDATE_MENU_ITEM_TEXT', items: [{ id: meal.id, ...patch }] }])

/** The one meal that is meant, or a question; nothing planned is said so. */
export const changeMeal = (
  words: string,
  scene: Scene,
  act: (meal: MealEvent) => Reading,
): Reading =>
  decide(
    { certain: mealsMeant(words, scene), likely: [] },
    { spoken: words.trim(), where: 'on the menu', label: (meal) => mealLabel(meal, scene), act },
  )

/** Nothing but a day: 'Friday', 'Friday's dinner'. */
export const isOnlyDay = (text: string, scene: Scene) => {
  const when = readWhen(text, scene.today)
  return (
    when.days.length === 1 &&
    dishName(when.rest.replace(/'s\b/g, '').replace(/\bmeals?\b/gi, '')) === ''
  )
}
