import { addAmounts } from '#shared/amountSum.ts'
import { expiryAfter } from '#shared/expiry/expiryAfter.ts'
import { placeOfBought, usualDays } from '#shared/foods/foodPlace.ts'
import { nameKey } from '#shared/names.ts'
import { isRow } from '../../choose/plainWishes.ts'
import { partsOf } from '../../divide/clauses.ts'
import { decide, findInPantry, findOnList, pantryLabel } from '../../find/decide.ts'
import { guessShelf } from '../../find/kinds.ts'
import { enumerated } from '../../normalise/plainText.ts'
import { asWritten } from '../../normalise/spelling.ts'
import {
  change,
  given,
  nothing,
  propose,
  type Reading,
  recordName,
  say,
  textOf,
  together,
} from '../../reading.ts'
import { asBefore } from '../../resolve/focus.ts'
import { hear } from '../../spans/hear.ts'
import { ofThing, runsOf } from '../../spans/marks.ts'
import type { Heard, Said } from '../../spans/said.ts'
import { offer } from '../phrases.ts'
import { type Thing, thingsFor } from './things.ts'

export const isFrozen = /\b(?:froze|freez(?:e|ing)|frozen|into the freezer)\b/i

/** The one item of the list that a name means, if it is still to buy. */
export const openOnList = (name: string, { scene }: Said) => {
  const [one, another] = findOnList(name, scene).certain.filter(({ isCompleted }) => !isCompleted)
  return another ? undefined : one
}

/** What comes home is dated as by putting it away. */
export const keptUntil = (
  { name, quantity, location }: { name: string; quantity: string; location: string },
  { scene }: Said,
): string | null => {
  const shelf = placeOfBought(name, quantity)
  return shelf ? expiryAfter(usualDays({ ...shelf, location }), scene.today) : null
}

export function newItem(
  { name: spoken, amount, place, until }: Thing,
  said: Said,
  isBought = false,
): Reading {
  const listed = openOnList(spoken, said)
  const name = listed?.name ?? asWritten(spoken, said.whole)
  const frozen = isFrozen.test(said.text.replace(/\bfrozen\b/gi, '')) ? 'Freezer' : null
  const before = textOf(asBefore(said, 'amount', 'PANTRY'), 'quantity')
  const there = textOf(asBefore(said, 'place', 'PANTRY'), 'location')
  const quantity = amount ?? before ?? listed?.quantity ?? '1'
  const shelf = guessShelf(name, quantity, said.scene.household)
  const location = place ?? there ?? frozen ?? shelf.location
  const expiryDate = until ?? (isBought ? keptUntil({ name, quantity, location }, said) : null)
  const item = { name, quantity, category: shelf.category, location, expiryDate }
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
  const made = stocked((thing) => newItem(thing, said, true))
  if (more.length === 0) return made
  const { commands } = stocked((thing) => grown(thing, said) ?? newItem(thing, said, true))
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

const around =
  /^.*?\b(?:have|got|'ve|there's|is|are)(?: got| still)*\b:?|\b(?:left|already|here|at home|in the house)\b/gi

/** 'We have 6 eggs, butter and rice': what is not in the pantry comes in, what is gets its amount. */
export function atHome({ text, scene }: Heard): Reading | undefined {
  const parts = partsOf(text.replace(around, '').replace(/\W+$/, ''))
  const all = parts
    .filter((part) => isRow(part, scene))
    .flatMap((part) => {
      const heard = hear(part, scene)
      const spans = runsOf(heard, ofThing).map((run) => ({ ...run, role: 'P~' }))
      const said = { ...heard, spans }
      return thingsFor(said, 'P~').map((thing) => ({ thing, said }))
    })
  const isReport = parts.length > 1 || all.some(({ thing }) => thing.amount)
  if (all.length !== parts.length || !isReport) return undefined
  const there: string[] = []
  const made = all.map(({ thing, said }) => {
    const { certain } = findInPantry(thing.name, scene)
    if (certain.length === 0) return newItem(thing, said)
    if (certain.some(({ quantity }) => quantity === (thing.amount ?? quantity))) {
      there.push(`**${certain[0]?.name}**`)
      return nothing
    }
    return decide(
      { certain, likely: [] },
      {
        spoken: thing.name,
        where: 'in the pantry',
        label: (item) => pantryLabel(item, scene),
        act: (item) => change('UPDATE_PANTRY_ITEMS_TEXT', item, { quantity: thing.amount }),
      },
    )
  })
  const known = there.length > 0 ? [say(`The pantry has ${enumerated(there)} already.`)] : []
  return together([...made, ...known])
}
