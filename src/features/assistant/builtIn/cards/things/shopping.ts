import type { ShoppingItem } from '#features/shopping/shopping.contract.ts'
import { addAmounts } from '#shared/amountSum.ts'
import { nameKey, singular } from '#shared/names.ts'
import { decide, findInPantry, findOnList, shoppingLabel } from '../../find/decide.ts'
import { guessAisle } from '../../find/kinds.ts'
import { enumerated, sayName } from '../../normalise/plainText.ts'
import { asWritten } from '../../normalise/spelling.ts'
import { saysAny, wordSet } from '../../normalise/words.ts'
import {
  ask,
  change,
  fieldsOf,
  given,
  nothing,
  propose,
  type Reading,
  type Scene,
  say,
  textOf,
  together,
} from '../../reading.ts'
import { asBefore } from '../../resolve/focus.ts'
import { nearest, type Said } from '../../spans/said.ts'
import { offer } from '../phrases.ts'
import { addIngredients } from './ingredients.ts'
import { changeInPantry, isPartlyGone, isRunOut, isUsedPartly, leavesPantry } from './pantry.ts'
import { ownName, type Thing, thingsFor } from './things.ts'

const urgent = saysAny(`
  urgent(?:ly)?, asap, (?:high|top) priority, (?:priority|bump it up|make it|to) high, important, right away
  emergency, desperate(?:ly)?, must[- ]have, bump it up
`)
const calm = saysAny(`
  no rush, not (?:that )?(?:urgent|important), isn'?t (?:that )?(?:urgent|important), low priority
  (?:priority|to|make it|all) low, no hurry, whenever, eventually
`)
const medium = /\bmedium (?:is|will do|would do|priority)\b|\b(?:to|just|make it) medium\b/i
const priorityIn = (text: string) =>
  medium.test(text)
    ? 'medium'
    : calm.test(text)
      ? 'low'
      : urgent.test(text)
        ? 'high'
        : /\bmedium\b/i.test(text)
          ? 'medium'
          : null

/** Who asked for a thing: the member who is named nearest before it, unless it is for them. */
function askedBy(said: Said, { span }: Thing): string | undefined {
  const named = said.words.flatMap(({ key }, from) => {
    const before = said.words[from - 1]?.key ?? ''
    const after = said.words[from + 1]?.key ?? ''
    const isAsking =
      said.marks[from]?.has('member') && !notAsking.has(before) && !/^(?:like|love)s?$/.test(after)
    return isAsking ? [{ key, from, to: from + 1 }] : []
  })
  const before = named.filter(({ from }) => from < span.from)
  const [only, another] = named
  const who = before.length > 1 ? nearest(said, span, before) : another ? undefined : only
  return said.scene.household.members.find(({ name }) => nameKey(name) === who?.key)?.name
}
const notAsking = wordSet('for with like than without')

function newItem(said: Said, thing: Thing, amount: string | null): Reading {
  const quantity = amount ?? textOf(asBefore(said, 'amount', 'SHOPPING'), 'quantity') ?? '1'
  const store = thing.store ?? textOf(asBefore(said, 'place', 'SHOPPING'), 'store')
  const [gone, another] = /P-/.test(thing.span.role)
    ? findInPantry(thing.name, said.scene).likely
    : []
  const own = gone && !another ? gone.name : ownName(thing.name, said)
  const name = own === thing.name ? asWritten(own, said.whole) : own
  const category = guessAisle(name, said.scene.household)
  const [priority, addedBy] = [priorityIn(said.text), askedBy(said, thing)]
  const item = given({ name, quantity, category, store, priority, addedBy })
  return propose('ADD_SHOPPING_ITEMS_TEXT', [item])
}

const isMore = saysAny(`more, another, extra, to what'?s`)

/** '3 more' add to what is on the list. */
const newAmount = ({ quantity }: ShoppingItem, amount: string, { text }: Said): string =>
  (isMore.test(text) && addAmounts(quantity, amount)) || amount

export const addToList = (said: Said): Reading => addIngredients(said) ?? addThings(said)

function addThings(said: Said): Reading {
  const there: string[] = []
  const made = together(
    thingsFor(said, 'S+').map((thing): Reading => {
      const names = [thing.name, ownName(thing.name, said)].map(nameKey)
      const isSame = (name: string) => names.includes(nameKey(name))
      const standing = said.scene.household.shopping.find(
        ({ name, store, isCompleted }) =>
          !isCompleted &&
          isSame(name) &&
          (!thing.store || nameKey(store ?? '') === nameKey(thing.store)),
      )
      // 'Down to 1 oz, put 16 oz on the list': the last amount is the one to buy.
      const inPantry = /P[~-]/.test(thing.span.role)
      const amount = inPantry
        ? (thing.amounts.filter(({ isRest }) => !isRest).at(-1)?.text ?? null)
        : thing.amount
      if (isRunOut.test(said.text) && (isPartlyGone(thing) || isUsedPartly(thing, said)))
        return nothing
      const isGone = isRunOut.test(said.text) && !inPantry
      const [gone, another] = isGone ? findInPantry(thing.name, said.scene).certain : []
      const out = gone && !another ? leavesPantry(gone, said) : nothing
      if (!standing) return together([out, newItem(said, thing, amount)])
      const priority = priorityIn(said.text)
      const quantity = amount && newAmount(standing, amount, said)
      if (amount || (priority && priority !== standing.priority))
        return together([out, change(update, standing, { quantity, priority })])
      there.push(`**${standing.name}**`)
      return out
    }),
  )
  const known =
    there.length > 0 ? say(`The shopping list already has ${enumerated(there)}.`) : nothing
  return together([made, known])
}

const isGot = saysAny(`
  got, bought, picked up, have (?:it|them|that), already have, grabbed, tick, check(?:ed)?
  cross(?:ed)?, done, (?:check)?mark, found, (?:in the )?(?:cart|trolley|basket), yes, sorted, have
`)
const isMissing = saysAny(`
  untick, uncheck(?:ed)?, still need(?:ed)?, sold out, did(?:n't| not)(?: actually)? (?:get|buy)
  (?:was|were)(?:n't| not) (?:bought|there|in), back to open
`)

const update = 'UPDATE_SHOPPING_ITEMS_TEXT'

const decideOnList = (thing: Thing, said: Said, act: (item: ShoppingItem) => Reading): Reading =>
  decide(findOnList(thing.name, said.scene), {
    spoken: thing.name.toLowerCase(),
    where: 'on the shopping list',
    label: (item) => shoppingLabel(item, said.scene),
    act,
  })

export const changeOnList = (said: Said): Reading =>
  together(
    thingsFor(said, 'S~').map((thing) => {
      const found = findOnList(thing.name, said.scene)
      const isUnknown = found.certain.length + found.likely.length === 0
      if (isUnknown && !isGot.test(said.text)) return newItem(said, thing, thing.amount)
      // What is bought already is changed where it is now.
      const isBoughtAlready = found.certain.every(({ isCompleted }) => isCompleted)
      const isAtHome = findInPantry(thing.name, said.scene).certain.length > 0
      if (thing.amount && isBoughtAlready && isAtHome)
        return changeInPantry({ ...said, spans: [{ ...thing.span, role: 'P~' }] })
      return decideOnList(thing, said, (item) => {
        const priority = priorityIn(said.text)
        const isMoved = thing.store && nameKey(thing.store) !== nameKey(item.store ?? '')
        const isOther = thing.newName || isMoved || priority
        const before = isOther || thing.amount ? undefined : asBefore(said, 'all', 'SHOPPING')
        const isLacking = isMissing.test(said.text)
        const isBought =
          !isLacking &&
          ((isGot.test(said.text) && !isOther) || fieldsOf(before).isCompleted === true)
        const isOpen = isLacking && item.isCompleted
        if (isOpen || isBought) return change(update, item, { isCompleted: !isOpen })
        return change(update, item, {
          quantity: thing.amount && newAmount(item, thing.amount, said),
          store: isMoved ? thing.store : textOf(before, 'store'),
          priority,
          name: sayName(thing.newName ?? ''),
        })
      })
    }),
  )

export const takeOffList = (said: Said): Reading =>
  together(
    thingsFor(said, 'S-').map((thing) => {
      const takeOff = (item: ShoppingItem) =>
        propose('DELETE_SHOPPING_ITEMS_TEXT', [shoppingLabel(item, said.scene)])
      const { certain, likely } = findOnList(thing.name, said.scene)
      if (certain.length > 0) return decideOnList(thing, said, takeOff)
      // Oat milk is not the milk, but may be meant.
      const choices = likely.slice(0, 3).map((item) => offer(takeOff(item).commands, said.scene))
      const isnt = singular(thing.name) === thing.name ? "isn't" : "aren't"
      return ask(`**${thing.name}** ${isnt} on the list.`, choices)
    }),
  )

/** 'Clear what's ticked': all that is bought already. */
export function takeOffTicked(scene: Scene): Reading {
  const ticked = scene.household.shopping.filter(({ isCompleted }) => isCompleted)
  return ticked.length === 0
    ? say('Nothing on the shopping list is checked off.')
    : propose(
        'DELETE_SHOPPING_ITEMS_TEXT',
        ticked.map((item) => shoppingLabel(item, scene)),
      )
}
