import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { dayInText } from '#shared/days.ts'
import { propose, type Reading, say } from '../../reading.ts'
import { ofThing, runsOf } from '../../spans/marks.ts'
import { daysIn, type Said } from '../../spans/said.ts'
import { nameIn } from '../things/names.ts'
import { forEach } from './change.ts'
import { dishesIn, mealsIn } from './parts.ts'

const isAll =
  /\b(?:all of it|everything|whole|entire|wipe|clear|all (?:the )?(?:meals|dinners|lunches)|both)\b/i

const removal = ({ date, mealType, recipeName }: MealEvent) => ({ date, mealType, recipeName })

export function cancelMeals(said: Said): Reading {
  const dates = daysIn(said).flatMap(({ days }) => [...days])
  const types = mealsIn(said).map(({ meal }) => meal)
  const spans = dishesIn(said, /M-/).filter(({ text }) => nameIn(text))
  // 'Cancel the sushi' names a dish, though none that is planned.
  const isKnown = spans.length + types.length > 0
  const unknown = isKnown ? [] : runsOf(said, ofThing).map((run) => ({ ...run, role: 'M-' }))
  const isNamed = spans.length + unknown.length > 0
  if (!isNamed && dates.length > 0 && (isAll.test(said.text) || dates.length > 1)) {
    const meals = said.scene.household.meals.filter(
      ({ date, mealType }) =>
        dates.includes(date) && (types.length === 0 || types.includes(typeName(mealType))),
    )
    return propose('DELETE_MENU_ITEM_TEXT', meals.map(removal))
  }
  const made = forEach({ ...said, spans: [...said.spans, ...unknown] }, /M-/, (meal) =>
    propose('DELETE_MENU_ITEM_TEXT', [removal(meal)]),
  )
  const [date, type] = [dates[0], types[0]?.toLowerCase()]
  return made.commands.length + made.says.length === 0 && date && type
    ? say(`No ${type} is planned for ${dayInText(date, said.scene.today)}.`)
    : made
}
