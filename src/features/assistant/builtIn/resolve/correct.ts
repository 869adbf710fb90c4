import { typeName } from '#features/menu/menu.logic.ts'
import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { eatersAfter, eatersAt } from '../cards/meals/eaters.ts'
import { clock, mealNamed, mealsIn, servingsIn, shiftedDay } from '../cards/meals/parts.ts'
import { isValueAlone, withNewValue } from '../cards/notes/toldText.ts'
import { newMember } from '../cards/people/newMember.ts'
import { amountsIn } from '../cards/things/amounts.ts'
import { nameIn } from '../cards/things/names.ts'
import { dishesFor } from '../find/dishes.ts'
import { sayName } from '../normalise/plainText.ts'
import { spokenWords } from '../normalise/words.ts'
import {
  fieldsOf,
  given,
  idOf,
  nameOf,
  nothing,
  propose,
  type Reading,
  recordsOf,
  type Scene,
  textOf,
} from '../reading.ts'
import { peopleIn } from '../spans/people.ts'
import { daysIn, placesIn, type Said, timesIn } from '../spans/said.ts'
import { storesIn } from '../spans/storesSaid.ts'
import { isPart } from './focus.ts'

const cues = [
  /^(?:no|not|nope|nah|i mean|sorry|actually|make (?:it|that)|wait|oops|hang on|scratch|\*)/i,
  /\*$|\b(?:i meant?|that was|rather|instead)\b/i,
]

/** In words. What is as short as this adds to what was said before. */
const shortest = 7

/** 'The veggie ones', 'the barista kind'. */
const ofSort = /\b(?:the|a) ((?!same|other|first|last|second)\w+) (?:ones?|kind|sort)\b/i

/** Whether another meal is named than the one of a card: that one is meant then. */
export function isOfOtherMeal({ type, items }: EarlierProposal, said: Said): boolean {
  const named = /MENU/.test(type) ? mealNamed(said) : undefined
  const { meals } = said.scene.household
  return (
    named !== undefined &&
    !items
      .flatMap((item) => {
        const record = meals.find(({ id }) => id === idOf(item))
        return [record ?? item, { ...record, ...fieldsOf(item) }]
      })
      .some(
        (one) =>
          (textOf(one, 'date') ?? named.date) === named.date &&
          (textOf(one, 'mealType') ?? named.type) === named.type,
      )
  )
}

/** Whether words mend the card before rather than ask for another; one that is done only by a cue. */
export const isCorrection = (said: Said, card: EarlierProposal): boolean => {
  const { text, words, spans } = said
  return (
    !isOfOtherMeal(card, said) &&
    (cues.some((cue) => cue.test(text)) ||
      (card.status !== 'executed' &&
        (ofSort.test(text) ||
          (words.length <= shortest &&
            !spans.some((span) => /\+$/.test(span.role) && nameIn(span.text))))))
  )
}

function mendedMeal(card: EarlierProposal, said: Said, name: string | null) {
  const dish = name ? dishesFor(name, said.scene)[0] : undefined
  const [day] = daysIn(said).flatMap(({ days }) => [...days])
  const mealType = mealsIn(said)[0]?.meal
  const servings = servingsIn(said)
  const time = timesIn(said).find(({ hour, half }) => half !== null || hour !== servings)
  const last = card.items.at(-1)
  const before = textOf(last, 'mealType') ?? 'Dinner'
  const date = day ?? shiftedDay(said.text, textOf(last, 'date') ?? said.scene.today)
  const attendees =
    card.type === 'RECORD_COOKED_MEAL_TEXT'
      ? null
      : eatersAfter(said, eatersAt(fieldsOf(last), said.scene))
  const at = time && clock(time, typeName(mealType ?? before))
  const [planned] = said.scene.household.meals.filter(({ id }) => id === idOf(last))
  const isSame = (field: 'date' | 'mealType', value: unknown) => planned?.[field] === value
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

const mends: readonly (readonly [RegExp, typeof mendedMeal | typeof mendedThing])[] = [
  [/MENU|COOKED/, mendedMeal],
  [/ADD_FAMILY_MEMBER/, mendedPerson],
  [/ADD_KNOWLEDGE/, mendedNote],
]

/** The last item that is counted alike: '3 lb' are the carrots. */
function countedAlike({ items }: EarlierProposal, quantity: unknown): number {
  const unit = unitOf(quantity)
  return items.findLastIndex((item) => unit !== '' && unitOf(fieldsOf(item).quantity) === unit)
}

const unitOf = (quantity: unknown) => /\p{L}.*$/u.exec(String(quantity ?? ''))?.[0] ?? ''

/** Of several cards the one with something that is counted alike, else the first. */
export function cardMeant(cards: readonly EarlierProposal[], { text }: Said) {
  const quantity = amountsIn(text).at(-1)
  return cards.find((card) => countedAlike(card, quantity) >= 0) ?? cards[0]
}

const updates = Object.entries({
  SHOPPING: 'UPDATE_SHOPPING_ITEMS_TEXT',
  PANTRY: 'UPDATE_PANTRY_ITEMS_TEXT',
  MENU: 'UPDATE_MENU_ITEM_TEXT',
  KNOWLEDGE: 'UPDATE_KNOWLEDGE_ITEM_TEXT',
} as const)

/** What was approved stands in a list already: there it is changed. */
function changeDone({ type }: EarlierProposal, item: unknown, mended: object, scene: Scene) {
  const update = updates.find(([name]) => type.includes(name))?.[1]
  const date = textOf(item, 'date')
  const isNamed = (each: unknown) =>
    nameKey(nameOf(each)) === nameKey(nameOf(item)) && (!date || textOf(each, 'date') === date)
  const record = recordsOf(type, scene).findLast((each) =>
    idOf(item) === null ? isNamed(each) : each.id === idOf(item),
  )
  return update && record ? propose(update, [{ id: record.id, ...mended }]) : undefined
}

/** The card with what was said now in place of what was said before. */
export function correct(card: EarlierProposal, said: Said): Reading | undefined {
  const names = card.items.map((item) => nameKey(nameOf(item)))
  const named = said.spans.filter(
    ({ role, text }) =>
      /^[SPMC]\+|^newName$|^newDish$/.test(role) && !names.includes(nameKey(text)),
  )
  // 'Sorry, I meant limes' says so of a thing that is on the list already.
  const other = said.spans.filter(
    ({ role, text }) => /^[SPM]~$/.test(role) && !names.includes(nameKey(text)),
  )
  const sort = ofSort.exec(said.text)?.[1]
  const isMeant = /\bmeant?\b/i.test(said.text)
  const thing = named[0] ?? (isMeant ? other.at(-1) : undefined)
  // 'Make it two dozen eggs', 'swap the tacos for penne' are about those, not about the card.
  if (other.length > 0 && !isMeant) return undefined
  const mend = mends.find(([type]) => type.test(card.type))?.[1] ?? mendedThing
  const refined =
    sort && names.length === 1 ? `${sort} ${nameOf(card.items[0]).toLowerCase()}` : null
  const mended = mend(card, said, refined ?? (thing ? nameIn(thing.text) : null))
  if (Object.keys(mended).length === 0) return undefined
  const alike = countedAlike(card, fieldsOf(mended).quantity)
  const at = alike < 0 ? card.items.length - 1 : alike
  if (card.status === 'executed') return changeDone(card, card.items[at], mended, said.scene)
  const isOfMember = card.type.startsWith('ADD_FAMILY_MEMBER')
  const items = card.items.map((item, n) => {
    const own = isOfMember ? { ...newMember(nameOf(item)), ...given(fieldsOf(item)) } : item
    return n === at ? { ...fieldsOf(own), ...mended } : own
  })
  const replaces = card.status === 'pending' ? { replaces: [card.id] } : {}
  return { ...nothing, commands: [{ type: card.type, items, ...replaces }] }
}
