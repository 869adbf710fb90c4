import { typeName } from '#features/menu/menu.logic.ts'
import { addDays, daysBetween } from '#shared/days.ts'
import { unitNamed } from '#shared/ingredients/units.ts'
import type { EarlierProposal } from '../../turn.ts'
import { eatersAfter, eatersAt } from '../cards/meals/eaters.ts'
import { clock, mealsIn, servingsIn, shiftedDay } from '../cards/meals/parts.ts'
import { isValueAlone, withNewValue } from '../cards/notes/toldText.ts'
import { amountsIn } from '../cards/things/amounts.ts'
import { dishesFor } from '../find/dishes.ts'
import { sayName } from '../normalise/plainText.ts'
import { spokenWords } from '../normalise/words.ts'
import { fieldsOf, given, idOf, nameOf, textOf } from '../reading.ts'
import { peopleIn } from '../spans/people.ts'
import { daysIn, placesIn, type Said, timesIn } from '../spans/said.ts'
import { storesIn } from '../spans/storesSaid.ts'
import { isPart } from './focus.ts'

/** Words that say that something before was not meant so. */
export const cues = [
  /^(?:no|not|nope|nah|i mean|sorry|actually|make (?:it|that)|wait|oops|hang on|scratch|\*)/i,
  /\*$|\b(?:i meant?|that was|rather|instead)\b/i,
]

export const unitOf = (quantity: unknown) => {
  const written = /\p{L}.*$/u.exec(String(quantity ?? ''))?.[0] ?? ''
  return unitNamed(written) ?? written
}

const isBare = /^(?!.*\b(?:next|this|coming|last|week|today|tomorrow|tonight)\b)(?!.*\d)/i

/** 'I meant Friday', of a meal for Thursday next week: the Friday beside it. */
function nearestOf(day: string, planned: string, { scene: { today } }: Said): string {
  const apart = (one: string) => Math.abs(daysBetween(planned, one))
  const others = [0, 7, 14, 21].map((by) => addDays(day, by)).filter((one) => one >= today)
  return others.toSorted((a, b) => apart(a) - apart(b))[0] ?? day
}

function mendedMeal(card: EarlierProposal, said: Said, name: string | null) {
  const dish = name ? dishesFor(name, said.scene)[0] : undefined
  const [named] = daysIn(said).flatMap(({ days }) => [...days])
  const mealType = mealsIn(said)[0]?.meal
  const servings = servingsIn(said)
  const time = timesIn(said).find(({ hour, half }) => half !== null || hour !== servings)
  const last = card.items.at(-1)
  const before = textOf(last, 'mealType') ?? 'Dinner'
  const planned = textOf(last, 'date')
  const day = named && planned && isBare.test(said.text) ? nearestOf(named, planned, said) : named
  const date = day ?? shiftedDay(said.text, planned ?? said.scene.today)
  const attendees =
    card.type === 'RECORD_COOKED_MEAL_TEXT'
      ? null
      : eatersAfter(said, eatersAt(fieldsOf(last), said.scene))
  const at = time && clock(time, typeName(mealType ?? before))
  const [stored] = said.scene.household.meals.filter(({ id }) => id === idOf(last))
  const isSame = (field: 'date' | 'mealType', value: unknown) => stored?.[field] === value
  const other = dish && { recipeName: dish.recipeName, recipeId: dish.recipeId }
  return {
    ...other,
    ...given({
      date: isSame('date', date) ? null : date,
      mealType: isSame('mealType', mealType) ? null : mealType,
      time: at,
      attendees,
      servings,
    }),
  }
}

function mendedThing({ type, items }: EarlierProposal, said: Said, name: string | null) {
  const amount = amountsIn(said.text).at(-1)
  // 'Sorry, 3' of 2 lb are 3 lb.
  const unit = name ? '' : unitOf(fieldsOf(items.at(-1)).quantity)
  const quantity = amount && unitOf(amount) === '' ? `${amount} ${unit}`.trim() : amount
  const store = /SHOPPING/.test(type) ? storesIn(said)[0]?.store : null
  const location = /PANTRY/.test(type) ? placesIn(said)[0]?.place : null
  return given({ name: sayName(name ?? ''), quantity, store, location })
}

/** 'It's Junior': of somebody else. Who says what of Junior takes nothing back. */
function mendedPerson({ items }: EarlierProposal, { text, scene: { household } }: Said) {
  if (!isPart(text) && !cues[0]?.test(text)) return {}
  const people = peopleIn(spokenWords(text), household.members).flatMap((each) => each.people)
  const [other] = people.filter(({ name }) => name !== nameOf(items.at(-1)))
  return given({ name: other?.member?.name })
}

/** 'No, on Thursday': a note with another value. Who tells something else says more than that. */
function mendedNote({ items }: EarlierProposal, { text }: Said) {
  const isMeant = cues.some((cue) => cue.test(text)) || isValueAlone(text)
  const content = textOf(items.at(-1), 'content')
  return given({ content: isMeant && content ? withNewValue(content, text) : null })
}

type Mend = (card: EarlierProposal, said: Said, name: string | null) => object

const mends: readonly (readonly [RegExp, Mend])[] = [
  [/MENU|COOKED/, mendedMeal],
  [/ADD_FAMILY_MEMBER/, mendedPerson],
  [/ADD_KNOWLEDGE/, mendedNote],
]

/** The fields of a card's last item as they should be after all; a new name is given. */
export const mendedFields: Mend = (card, said, name) =>
  (mends.find(([type]) => type.test(card.type))?.[1] ?? mendedThing)(card, said, name)
