import { seatsOf, typeName } from '#features/menu/menu.logic.ts'
import { propose, type Reading } from '../../reading.ts'
import { daysIn, type Said, type Span } from '../../spans/said.ts'
import { mealsMeant } from './parts.ts'

const isSwap = /\b(?:swap|switch|trade|flip|exchange|(?:change|trade) (?:days|places))\b/i

/** The dishes change places, and who eats stays: 'swap Monday and Tuesday', 'switch the tacos and the salmon'. */
export function swapped(said: Said, spans: readonly Span[]): Reading | undefined {
  if (!isSwap.test(said.text)) return undefined
  const days = daysIn(said)
  const dinnerOn = (date = '') =>
    said.scene.household.meals.find(
      (meal) => meal.date === date && typeName(meal.mealType) === 'Dinner',
    )
  const [one, other] =
    spans.length > 1
      ? spans.map((span) => mealsMeant(said, span)[0])
      : days.map(({ days: [date] }) => dinnerOn(date))
  if (!one || !other || one.id === other.id) return undefined
  return propose('UPDATE_MENU_ITEM_TEXT', [
    { id: one.id, date: other.date, ...seatsOf([other], one) },
    { id: other.id, date: one.date, ...seatsOf([one], other) },
  ])
}
