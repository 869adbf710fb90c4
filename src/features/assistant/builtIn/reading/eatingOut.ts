import { dayName } from '#shared/days.ts'
import { findMeals } from '../find/meals.ts'
import { type Ability, ask, propose } from '../reading.ts'
import { readWhen, timeOf } from '../text/when.ts'
import { updateMeal } from './plannedMeals.ts'

const eatsOut =
  /^(?:we|everyone|the family|the whole family)(?:'re| are|'ll| will| will be|'ll be)?(?: all| both)? (?:going to )?(?:eating|eat|dining|dine|going|go|having (?:dinner|lunch|breakfast)|have (?:dinner|lunch|breakfast)) out(?: (?:to eat|for))?\b/i

/** 'we're eating out on Friday': that is the meal; whether in place of what is planned is asked. */
export const eatingOut: Ability = (words, scene) => {
  const said = eatsOut.exec(words)
  if (!said) return undefined
  const when = readWhen(words, scene.today)
  const [date, another] = when.days
  const rest = when.rest.replace(eatsOut, '').replace(/^(?:to eat|for|at night)?[\s,]*$/i, '')
  if (!date || another || date < scene.today || rest !== '') return undefined
  const mealType = when.mealType ?? 'Dinner'
  const recipeName = 'Eating out'
  const [meal, more] = findMeals({ days: [date], mealType }, scene)
  if (meal && !more) {
    const { commands } = updateMeal(meal, {
      recipeName,
      ...(meal.recipeId && { recipeId: null }),
    })
    return ask(
      `**${meal.recipeName}** is planned for ${dayName(date, scene.today)}. Shall **Eating out** take its place? Say yes, or move it to another day.`,
      [{ label: recipeName, commands }],
    )
  }
  const time = when.time ?? timeOf(mealType)
  return propose('CREATE_MENU_TEXT', [{ date, time, mealType, recipeName }])
}
