import { nameKey } from '#shared/names.ts'
import { decide, findInPantry, findOnList, removal, shoppingLabel } from '../../find/decide.ts'
import { guessAisle } from '../../food/guess.ts'
import { sayName } from '../../normalise/plainText.ts'
import { saysAny, wordSet } from '../../normalise/words.ts'
import { nothing, propose, type Reading, say, together } from '../../reading.ts'
import { nearest, type Said } from '../../spans/said.ts'
import { addIngredients } from './ingredients.ts'
import { isRunOut, leavesPantry } from './pantry.ts'
import { ownName, type Thing, thingsFor } from './things.ts'

const urgent =
  /\b(?:urgent(?:ly)?|asap|high priority|important|right away|emergency|desperate(?:ly)?|must[- ]have)\b/i
const calm = /\b(?:no rush|not urgent|isn'?t urgent|low priority|no hurry|whenever|eventually)\b/i
const priorityIn = (text: string) =>
  calm.test(text) ? 'low' : urgent.test(text) ? 'high' : /\bmedium\b/i.test(text) ? 'medium' : null

/** Who asked for a thing: the member who is named nearest before it, unless it is for them. */
function askedBy(said: Said, { span }: Thing): string | undefined {
  const named = said.words.flatMap(({ key }, from) => {
    const before = said.words[from - 1]?.key ?? ''
    const isAsking = said.marks[from]?.has('member') && !notAsking.has(before)
    return isAsking ? [{ key, from, to: from + 1 }] : []
  })
  const before = named.filter(({ from }) => from < span.from)
  const [only, another] = named
  const who = before.length > 1 ? nearest(said, span, before) : another ? undefined : only
  return said.scene.household.members.find(({ name }) => nameKey(name) === who?.key)?.name
}
const notAsking = wordSet('for with like than without')

function newItem(said: Said, thing: Thing, quantity: string): Reading {
  const name = ownName(thing.name, said)
  const category = guessAisle(name, said.scene.household)
  const priority = priorityIn(said.text)
  const addedBy = askedBy(said, thing)
  return propose('ADD_SHOPPING_ITEMS_TEXT', [
    {
      name,
      quantity,
      ...(category && { category }),
      ...(thing.store && { store: thing.store }),
      ...(priority && { priority }),
      ...(addedBy && { addedBy }),
    },
  ])
}

export const addToList = (said: Said): Reading =>
  addIngredients(said) ??
  together(
    thingsFor(said, 'S+').map((thing): Reading => {
      const isSame = (name: string) =>
        [thing.name, ownName(thing.name, said)].some((each) => nameKey(each) === nameKey(name))
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
      const isGone = isRunOut.test(said.text) && !inPantry
      const [gone, another] = isGone ? findInPantry(thing.name, said.scene).certain : []
      const out = gone && !another ? leavesPantry(gone, said) : nothing
      if (!standing) return together([out, newItem(said, thing, amount ?? '1')])
      return together([
        out,
        amount
          ? propose('UPDATE_SHOPPING_ITEMS_TEXT', [{ id: standing.id, quantity: amount }])
          : say(`**${standing.name}** is already on the shopping list.`),
      ])
    }),
  )

const isGot = saysAny(`
  got, bought, picked up, have (?:it|them|that), already have, grabbed, tick, check(?:ed)?
  cross(?:ed)?, done, mark, found, in the (?:cart|trolley|basket)
`)

export const changeOnList = (said: Said): Reading =>
  together(
    thingsFor(said, 'S~').map((thing) => {
      const found = findOnList(thing.name, said.scene)
      const isUnknown = found.certain.length + found.likely.length === 0
      if (isUnknown && !isGot.test(said.text)) return newItem(said, thing, thing.amount ?? '1')
      return decide(found, {
        spoken: thing.name.toLowerCase(),
        where: 'on the shopping list',
        label: (item) => shoppingLabel(item, said.scene),
        act: (item) => {
          const priority = priorityIn(said.text)
          const isMoved = thing.store && nameKey(thing.store) !== nameKey(item.store ?? '')
          const patch = {
            ...(thing.amount && { quantity: thing.amount }),
            ...(isMoved && { store: thing.store }),
            ...(priority && { priority }),
            ...(thing.newName && { name: sayName(thing.newName) }),
          }
          const isMore = thing.newName || isMoved || priority
          const isBought = Object.keys(patch).length === 0 || (isGot.test(said.text) && !isMore)
          return propose('UPDATE_SHOPPING_ITEMS_TEXT', [
            isBought ? { id: item.id, isCompleted: true } : { id: item.id, ...patch },
          ])
        },
      })
    }),
  )

export const takeOffList = (said: Said): Reading =>
  together(
    thingsFor(said, 'S-').map((thing) =>
      decide(findOnList(thing.name, said.scene), {
        spoken: thing.name.toLowerCase(),
        where: 'on the shopping list',
        label: (item) => shoppingLabel(item, said.scene),
        act: (item) => removal('DELETE_SHOPPING_ITEMS_TEXT', shoppingLabel(item, said.scene)),
      }),
    ),
  )
