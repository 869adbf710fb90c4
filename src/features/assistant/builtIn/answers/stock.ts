import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { dueIn } from '#features/pantry/pantry.logic.ts'
import { expiringSoon } from '#features/planning/expiring.logic.ts'
import type { ShoppingItem } from '#features/shopping/shopping.contract.ts'
import { compareToBuy } from '#features/shopping/shopping.logic.ts'
import { counted } from '#shared/counted.ts'
import { dayInText } from '#shared/days.ts'
import { dishHas, dishOfFood, mustAvoids } from '#shared/foods/mustAvoid.ts'
import { namesFood } from '#shared/foods/namesFood.ts'
import { sameName } from '#shared/order.ts'
import { findInPantry, findOnList } from '../find/decide.ts'
import { ofKind } from '../find/kinds.ts'
import type { Found } from '../find/named.ts'
import { capitalised } from '../normalise/plainText.ts'
import type { Scene } from '../reading.ts'
import { askedFoods, type Question, says } from './question.ts'
import { inSentence, listed, told } from './sentences.ts'

const mostThings = 8

/** Those of a name, or of its kind: 'bread' is the sourdough, 'chicken' the chicken thighs. */
function orOfKind<T extends { name: string; category: string | null }>(
  { certain, likely }: Found<T>,
  list: readonly T[],
  thing: string,
): T[] {
  if (certain.length > 0) return certain
  const kind = ofKind(list, thing)
  return kind.length > 0 ? kind : likely
}

export const stockOf = (thing: string, scene: Scene): PantryItem[] =>
  orOfKind(findInPantry(thing, scene), scene.household.pantry, thing)

export const at = (location: string) =>
  location === 'Counter' ? 'on the counter' : `in the ${location.toLowerCase()}`

/** 'good for 1 more week, until Sun, Nov 22'; empty where nobody noted it. */
function keeps(item: PantryItem, today: string): string {
  const left = dueIn(item, today)
  if (left === null) return item.expiryDate ? `expires ${item.expiryDate.toLowerCase()}` : ''
  if (!item.expiresOn) return 'use soon'
  if (left < 0) return `expired ${dayInText(item.expiresOn, today)}`
  if (left === 0) return 'use today'
  const span = left % 7 === 0 ? counted(left / 7, 'more week') : counted(left, 'more day')
  return `good for ${span}, until ${dayInText(item.expiresOn, today)}`
}

/** '10 **eggs** in the fridge, good for 2 more weeks, until Sun, Nov 29'. */
function stockLine(item: PantryItem, today: string): string {
  const isCount = /^[\d½¼¾⅓⅔ ./-]+$/.test(item.quantity)
  const amount = `${item.quantity}${isCount ? '' : ' of'} **${inSentence(item.name)}**`
  return [`${amount} ${at(item.location)}`, keeps(item, today)].filter(Boolean).join(', ')
}

/** '**Eggs**: 12, Costco, urgent'. */
function listLine({ name, quantity, store, priority, addedBy }: ShoppingItem): string {
  const isUrgent = priority === 'high'
  const more = [quantity, store, isUrgent && 'urgent', addedBy && `added by ${addedBy}`]
  const said = more.filter(Boolean).join(', ')
  return `**${name}**${said && `: ${said}`}`
}

/** What is at home of what somebody must avoid, under other names: peanut butter has nuts. */
function sayHarmful(thing: string, { household, today }: Scene): string | undefined {
  const { members, pantry } = household
  const isAvoided = members
    .flatMap(mustAvoids)
    .some((food) => namesFood(food, thing) || namesFood(thing, food))
  const has = ({ name }: PantryItem) => dishHas(dishOfFood(name), thing) || namesFood(thing, name)
  const lines = isAvoided ? pantry.filter(has).map((item) => stockLine(item, today)) : []
  return lines.length > 0
    ? `Not under that name, but with **${thing}** in it:\n${listed(lines)}`
    : undefined
}

/** What is at home of a thing; nothing is said where there is none and `none` is empty. */
export function sayStock(thing: string, scene: Scene, none = ''): string {
  const lines = stockOf(thing, scene).map((item) => stockLine(item, scene.today))
  if (lines.length === 0) return (none && sayHarmful(thing, scene)) || none
  return lines.length === 1 ? `You have ${lines[0]}.` : `You have:\n${listed(lines)}`
}

function sayListed(thing: string, scene: Scene, none = ''): string {
  const found = orOfKind(findOnList(thing, scene), scene.household.shopping, thing)
  const open = found.filter(({ isCompleted }) => !isCompleted)
  if (open.length > 0)
    return `${none && 'Yes, '}${none ? 'on' : 'On'} the shopping list: ${open.map(listLine).join('; ')}.`
  return none && found[0] ? `**${found[0].name}**: already checked off the list.` : none
}

const ofThings = (question: Question, say: (thing: string) => readonly string[]) =>
  told(askedFoods(question).slice(0, mostThings).flatMap(say))

/** Whether it is at home, how much, where, and how long it keeps; and whether it is on the list. */
export const stockAnswer = (question: Question, scene: Scene): string | undefined =>
  ofThings(question, (thing) => [
    sayStock(thing, scene, `No **${thing}** at home.`),
    sayListed(thing, scene),
  ])

/** Whether a thing is on the list, how much of it, for which store; and what is at home. */
export const listedThingAnswer = (question: Question, scene: Scene): string | undefined =>
  ofThings({ ...question, dishes: [] }, (thing) => [
    sayListed(thing, scene, `No **${thing}** on the shopping list.`),
    sayStock(thing, scene),
  ])

/** The list, of one store or of all, the most urgent first; or what is ticked off. */
export function listAnswer(question: Question, { household: { shopping } }: Scene): string {
  const { store } = question
  const all = shopping
    .filter((item) => !store || (item.store && sameName(item.store, store)))
    .sort(compareToBuy)
  const [what, items] = says(question, 'ticked, tick, checked off, crossed off, bought, done')
    ? ['checked off', all.filter(({ isCompleted }) => isCompleted)]
    : ['on the shopping list', all.filter(({ isCompleted }) => !isCompleted)]
  const where = store ? ` for **${store}**` : ''
  if (items.length === 0) return `Nothing is ${what}${where}.`
  const lines = items.map((item) => listLine(store ? { ...item, store: null } : item))
  return `${capitalised(what)}${where} (${items.length}):\n${listed(lines, 40)}`
}

/** What is in the freezer, or of a kind in it; place by place. */
export function placeAnswer({ places, text, things }: Question, scene: Scene): string {
  const { pantry } = scene.household
  // 'The pantry' is the whole list as well as one of its places.
  const isAll = places.length === 0 || says({ text }, 'pantry')
  const here = isAll ? pantry : pantry.filter(({ location }) => places.includes(location))
  const wanted = things
    .flatMap((thing) => stockOf(thing, scene))
    .filter((item) => here.includes(item))
  const some = wanted.length > 0 ? wanted : here
  if (some.length === 0)
    return `Nothing is listed ${isAll ? 'at home' : places.map(at).join(' or ')}.`
  return [...Map.groupBy(some, ({ location }) => location)]
    .map(([place, items]) => {
      const lines = items.map(({ name, quantity }) => `**${name}**: ${quantity}`)
      return `${capitalised(at(place))}:\n${listed(lines, 60)}`
    })
    .join('\n')
}

/** What should be eaten first. */
export function expiringAnswer(_: Question, { household, today }: Scene): string {
  const soon = expiringSoon(household.pantry, today, 7)
  if (soon.length === 0) return 'Nothing at home needs to be eaten soon.'
  return `Use these first:\n${listed(soon.map((item) => stockLine(item, today)))}`
}
