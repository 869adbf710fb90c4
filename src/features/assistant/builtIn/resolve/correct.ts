import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { mealNamed } from '../cards/meals/parts.ts'
import { newMember } from '../cards/people/newMember.ts'
import { amountsIn } from '../cards/things/amounts.ts'
import { nameIn } from '../cards/things/names.ts'
import {
  change,
  fieldsOf,
  given,
  idOf,
  nameOf,
  nothing,
  type Reading,
  recordsOf,
  type Scene,
  textOf,
} from '../reading.ts'
import type { Said } from '../spans/said.ts'
import { cues, mendedFields, unitOf } from './mended.ts'

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

/** The last item that is counted alike: '3 lb' are the carrots. */
function countedAlike({ items }: EarlierProposal, quantity: unknown): number {
  const unit = unitOf(quantity)
  return items.findLastIndex((item) => unit !== '' && unitOf(fieldsOf(item).quantity) === unit)
}

/** 'The milk is only 1 liter' names which of them is meant. */
function named({ items }: EarlierProposal, text: string): number {
  const said = ` ${nameKey(text)} `
  return items.findLastIndex((item) => said.includes(` ${nameKey(nameOf(item))} `))
}

/** Of several cards the one that is named, else one with something counted alike, else the first. */
export function cardMeant(cards: readonly EarlierProposal[], { text }: Said) {
  const quantity = amountsIn(text).at(-1)
  return (
    cards.find((card) => named(card, text) >= 0) ??
    cards.find((card) => countedAlike(card, quantity) >= 0) ??
    cards[0]
  )
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
  return update && record ? change(update, record, mended) : undefined
}

/** The card with what was said now in place of what was said before. */
export function correct(card: EarlierProposal, said: Said): Reading | undefined {
  const names = card.items.map((item) => nameKey(nameOf(item)))
  const others = said.spans.filter(
    ({ role, text }) =>
      /^[SPMC]\+|^newName$|^newDish$/.test(role) && !names.includes(nameKey(text)),
  )
  // 'Sorry, I meant limes' says so of a thing that is on the list already.
  const other = said.spans.filter(
    ({ role, text }) => /^[SPM]~$/.test(role) && !names.includes(nameKey(text)),
  )
  const sort = ofSort.exec(said.text)?.[1]
  const isMeant = /\bmeant?\b/i.test(said.text)
  const thing = others[0] ?? (isMeant ? other.at(-1) : undefined)
  // 'Make it two dozen eggs', 'swap the tacos for penne' are about those, not about the card.
  if (other.length > 0 && !isMeant) return undefined
  const refined =
    sort && names.length === 1 ? `${sort} ${nameOf(card.items[0]).toLowerCase()}` : null
  const mended = mendedFields(card, said, refined ?? (thing ? nameIn(thing.text) : null))
  if (Object.keys(mended).length === 0) return undefined
  const alike = [named(card, said.text), countedAlike(card, fieldsOf(mended).quantity)]
  const at = alike.find((n) => n >= 0) ?? card.items.length - 1
  if (card.status === 'executed') return changeDone(card, card.items[at], mended, said.scene)
  const isOfMember = card.type.startsWith('ADD_FAMILY_MEMBER')
  const items = card.items.map((item, n) => {
    const own = isOfMember ? { ...newMember(nameOf(item)), ...given(fieldsOf(item)) } : item
    return n === at ? { ...fieldsOf(own), ...mended } : own
  })
  const replaces = card.status === 'pending' ? { replaces: [card.id] } : {}
  return { ...nothing, commands: [{ type: card.type, items, ...replaces }] }
}
