import { typeName } from '#features/menu/menu.logic.ts'
import { propose, type Reading, say } from '../../reading.ts'
import { daysIn, type Heard, timesIn } from '../../spans/said.ts'
import { clock, mealsIn, shiftedTime } from './parts.ts'

/** 'Wipe Saturday', 'cancel everything on Friday': all that is planned for those days. */
export function clearedDays(heard: Heard): Reading | undefined {
  const { today, household } = heard.scene
  const days = daysIn({ ...heard, spans: [] }).flatMap((each) => [...each.days])
  const meals = household.meals.filter(({ date }) => days.includes(date) && date >= today)
  return meals.length > 0
    ? propose(
        'DELETE_MENU_ITEM_TEXT',
        meals.map(({ date, mealType, recipeName }) => ({ date, mealType, recipeName })),
      )
    : undefined
}

/** A rule from now on is none of the planned meals. */
const isRule = /\b(?:always|from now on|rule|weekdays|weeknights)\b/i

/** 'All dinners next week at 6:30', 'everything tomorrow an hour later': each of those meals. */
export function severalMeals(heard: Heard): Reading | undefined {
  const { text, scene, marks } = heard
  const said = { ...heard, spans: [] }
  const days = daysIn(said).flatMap((each) => [...each.days])
  const types = mealsIn(said).map(({ meal }) => meal)
  const time = timesIn(said).at(-1)
  const isOfDish = marks.some((each) => each.has('planned') || each.has('recipe'))
  const isOfEvery =
    /\ball (?:of )?(?:the |our |my )?(?:planned )?(?:meals|dinners|suppers|lunches|breakfasts|snacks)\b/i.test(
      text,
    )
  const isOfAll = (types.length > 0 && days.length > 1) || /\b(?:everything|meals)\b/i.test(text)
  const isNamed = isOfAll ? days.length > 0 : isOfEvery && days.length === 0
  if (isRule.test(text) || isOfDish || !isNamed) return undefined
  const isThen = (date: string, at: string) =>
    (days.length === 0 || days.includes(date)) && `${date} ${at}` >= `${scene.today} ${scene.now}`
  const meals = scene.household.meals
    .filter((meal) => isThen(meal.date, meal.time))
    .filter(({ mealType }) => types.length === 0 || types.includes(typeName(mealType)))
    .map((meal) => ({
      id: meal.id,
      before: meal.time,
      time: time ? clock(time, meal.mealType) : shiftedTime(text, meal.time),
    }))
  if (meals.length === 0 || meals.some((meal) => meal.time === undefined)) return undefined
  const items = meals.flatMap(({ id, before, time }) => (before === time ? [] : [{ id, time }]))
  return items.length > 0
    ? propose('UPDATE_MENU_ITEM_TEXT', items)
    : say('They are all planned for that time already.')
}
