import type { CommandType } from '#features/cards.logic.ts'
import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { findDish } from '../find/named.ts'
import { enumerated } from '../normalise/plainText.ts'
import {
  fieldsOf,
  given,
  idOf,
  nameOf,
  nothing,
  propose,
  type Reading,
  recordName,
  recordsOf,
  type Scene,
  say,
  textOf,
  together,
} from '../reading.ts'

/** What puts records back that were taken away, and what it needs of them. */
const adding: readonly [string, CommandType, string][] = [
  ['SHOPPING', 'ADD_SHOPPING_ITEMS_TEXT', 'name quantity category store priority notes addedBy'],
  ['PANTRY', 'ADD_PANTRY_ITEMS_TEXT', 'name quantity category location expiryDate notes'],
  ['MENU', 'CREATE_MENU_TEXT', 'date time mealType recipeName recipeId attendees servings notes'],
]
const ticking = 'UPDATE_SHOPPING_ITEMS_TEXT'

/** What went by a card, and what brings it back or leaves it. */
type Gone = { name: string; back: Reading; card: EarlierProposal; item: unknown }

const isTick = (item: unknown) => fieldsOf(item).isCompleted === true

function goneBy(card: EarlierProposal, scene: Scene): Gone[] {
  const { type, items, removed = [] } = card
  const of = (item: unknown, back: Reading): Gone => ({
    name: recordName(type, item, scene).replace(/ \([^)]*\)$/, ''),
    back,
    card,
    item,
  })
  if (type === ticking)
    return items
      .filter(isTick)
      .map((item) => of(item, propose(type, [{ id: idOf(item), isCompleted: false }])))
  const [, command, fields = ''] = adding.find(([list]) => type.startsWith(`DELETE_${list}`)) ?? []
  if (!command) return []
  if (card.status === 'pending') return items.map((item) => of(item, nothing))
  return removed.map((record) => {
    const old = {
      ...record,
      expiryDate: textOf(record, 'expiresOn') ?? textOf(record, 'expiryDate'),
    }
    const own = Object.entries(old).filter(([field]) => fields.split(' ').includes(field))
    const isThere = recordsOf(type, scene).some(
      (each) =>
        nameKey(nameOf(each)) === nameKey(nameOf(record)) &&
        textOf(each, 'date') === textOf(record, 'date') &&
        fieldsOf(each).isCompleted !== true,
    )
    const back = isThere
      ? say(`**${nameOf(record)}** is there already.`)
      : propose(command, [given(Object.fromEntries(own))])
    return of(record, back)
  })
}

const all = /^(?:it|that|this|them|those|these|both|everything|all of (?:it|them))$/i
const lists: readonly [RegExp, RegExp][] = [
  [/\blist\b/i, /SHOPPING/],
  [/\b(?:pantry|fridge|freezer|counter|cupboard)\b/i, /PANTRY/],
  [/\b(?:menu|plan)\b/i, /MENU/],
]

const listOf = (where: string) => lists.find(([named]) => named.test(where))?.[1] ?? /./

/** What is meant by some words, if each of them means something. */
function foundIn<T>(list: readonly T[], what: string, nameOf: (each: T) => string): T[] {
  const found = what
    .split(/,? and |, /)
    .map((part) => findDish(list, part.replace(/^(?:the|our|my|some)\s+/i, ''), nameOf))
  return found.every(({ length }) => length > 0) ? found.flat() : []
}

/** 'Put the milk back', 'actually keep the eggs': what a card took away comes back, or stays. */
export function bringBack(what: string, where: string, scene: Scene): Reading | undefined {
  const list = listOf(where)
  const answers = scene.history
    .toReversed()
    .map(({ proposals }) =>
      proposals
        .filter(({ type, status }) => list.test(type) && /^(?:executed|pending)$/.test(status))
        .flatMap((card) => goneBy(card, scene)),
    )
    .filter((gone) => gone.length > 0)
  const meant = answers
    .map((gone) => (all.test(what) ? gone : foundIn(gone, what, ({ name }) => name)))
    .find((gone) => gone.length > 0)
  if (!meant) return undefined
  const waiting = meant.filter(({ card }) => card.status === 'pending')
  const [{ card } = { card: undefined }] = waiting
  if (!card) return together(meant.map(({ back }) => back))
  const items = card.items.filter((item) => !waiting.some((gone) => gone.item === item))
  return items.length > 0
    ? { ...nothing, commands: [{ type: card.type, items, replaces: [card.id] }] }
    : say(
        `Press Reject on the card, and nothing changes for ${enumerated(waiting.map(({ name }) => `**${name}**`))}.`,
      )
}

/** The same of what was ticked off, whoever did it. */
export function untick(what: string, where: string, { household }: Scene): Reading | undefined {
  const ticked = household.shopping.filter(({ isCompleted }) => isCompleted)
  const found = listOf(where).test(ticking) ? foundIn(ticked, what, nameOf) : []
  const items = found.map(({ id }) => ({ id, isCompleted: false }))
  return items.length > 0 ? propose(ticking, items) : undefined
}
