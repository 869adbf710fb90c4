import { addAmounts } from '#shared/amountSum.ts'
import { nameKey } from '#shared/names.ts'
import { findInPantry, findOnList } from '../../find/decide.ts'
import { guessShelf } from '../../find/kinds.ts'
import { enumerated } from '../../normalise/plainText.ts'
import { asWritten } from '../../normalise/spelling.ts'
import {
  change,
  given,
  propose,
  type Reading,
  recordName,
  textOf,
  together,
} from '../../reading.ts'
import { asBefore } from '../../resolve/focus.ts'
import type { Said } from '../../spans/said.ts'
import { offer } from '../phrases.ts'
import { type Thing, thingsFor } from './things.ts'

export const isFrozen = /\b(?:froze|freez(?:e|ing)|frozen|into the freezer)\b/i

/** The one item of the list that a name means, if it is still to buy. */
export const openOnList = (name: string, { scene }: Said) => {
  const [one, another] = findOnList(name, scene).certain.filter(({ isCompleted }) => !isCompleted)
  return another ? undefined : one
}

export function newItem({ name: spoken, amount, place, until }: Thing, said: Said): Reading {
  const listed = openOnList(spoken, said)
  const name = listed?.name ?? asWritten(spoken, said.whole)
  const shelf = guessShelf(name, said.scene.household)
  const frozen = isFrozen.test(said.text.replace(/\bfrozen\b/gi, '')) ? 'Freezer' : null
  const before = textOf(asBefore(said, 'amount', 'PANTRY'), 'quantity')
  const there = textOf(asBefore(said, 'place', 'PANTRY'), 'location')
  const quantity = amount ?? before ?? '1'
  const location = place ?? there ?? frozen ?? shelf.location
  const item = { name, quantity, category: shelf.category, location, expiryDate: until }
  return propose('ADD_PANTRY_ITEMS_TEXT', [given(item)])
}

/** What is at home under the same name and date would grow by what came, as by putting away. */
function grown({ name, amount, place, until }: Thing, { scene }: Said): Reading | undefined {
  const [item, another] = findInPantry(name, scene).certain.filter(
    (each) => nameKey(each.name) === nameKey(name) && (!place || each.location === place),
  )
  const quantity = item && !another && amount && !until && addAmounts(item.quantity, amount)
  return quantity ? change('UPDATE_PANTRY_ITEMS_TEXT', item, { quantity }) : undefined
}

/** What came home goes into the pantry, and is ticked off the list. */
export function stock(said: Said): Reading {
  const things = thingsFor(said, 'P+')
  const more = things.flatMap((thing) => grown(thing, said) ?? [])
  const stocked = (add: (thing: Thing) => Reading) =>
    together(
      things.flatMap((thing) => {
        const listed = openOnList(thing.name, said)
        const ticked = listed ? [{ id: listed.id, isCompleted: true }] : []
        return [add(thing), propose('UPDATE_SHOPPING_ITEMS_TEXT', ticked)]
      }),
    )
  const made = stocked((thing) => newItem(thing, said))
  if (more.length === 0) return made
  const { commands } = stocked((thing) => grown(thing, said) ?? newItem(thing, said))
  const there = enumerated(
    more.flatMap((each) =>
      each.commands.map(({ type, items }) => recordName(type, items[0], said.scene)),
    ),
  )
  return {
    ...made,
    says: [`There's some at home already (${there}): this adds a row of its own.`],
    choices: [offer(commands, said.scene)],
  }
}
