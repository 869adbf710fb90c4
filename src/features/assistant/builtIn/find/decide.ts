import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import * as stockLogic from '#features/pantry/pantry.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import type { ShoppingItem } from '#features/shopping/shopping.contract.ts'
import * as listLogic from '#features/shopping/shopping.logic.ts'
import { dayInText } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { oncePer } from '#shared/oncePer.ts'
import { enumerated } from '../normalise/plainText.ts'
import { ask, nothing, type Reading, type Scene, say } from '../reading.ts'
import { type Found, findDish, findFood } from './named.ts'

type Deciding<T> = {
  /** As a person said it. */
  spoken: string
  /** 'in the pantry', for the sentence that it is not there. */
  where: string
  label: (one: T) => string
  act: (one: T) => Reading
}

const mostChoices = 6

const choicesOf = <T>(list: readonly T[], { label, act }: Deciding<T>) =>
  list
    .slice(0, mostChoices)
    .map((one) => ({ label: label(one), commands: act(one).commands }))
    .filter(({ commands }) => commands.length > 0)

/** One that is certainly meant is acted on; between several, or when unsure, a person is asked. */
export function decide<T>({ certain, likely }: Found<T>, deciding: Deciding<T>): Reading {
  const some = certain.length > 0 ? certain : likely
  // What nobody can tell apart is one choice.
  const all = [...new Map(some.map((each) => [deciding.label(each), each])).values()]
  const [one, another] = all
  return one && !another ? deciding.act(one) : askWhich(all, deciding)
}

/** Asks which one is meant, also where there is only one; says so where there is none. */
export function askWhich<T>(all: readonly T[], deciding: Deciding<T>): Reading {
  const choices = choicesOf(all, deciding)
  const labels = choices.map(({ label }) => `**${label}**`)
  if (labels.length > 1) return ask(`Which one do you mean: ${enumerated(labels, 'or')}?`, choices)
  if (labels.length === 1) return ask(`Do you mean ${labels[0]}?`, choices)
  return deciding.spoken === ''
    ? nothing
    : say(`I can't find “${deciding.spoken}” ${deciding.where}.`)
}

const placesIn = oncePer((pantry: readonly PantryItem[]) => [
  ...new Set(pantry.map(({ location }) => location)),
])

/** Of what is at home. Where a place was said, what is there goes before what is elsewhere. */
export function findInPantry(
  spoken: string,
  { household }: Scene,
  place: string | null = null,
): Found<PantryItem> {
  const found = findFood(household.pantry, spoken, ({ name }) => name)
  if (found.certain.length + found.likely.length === 0) {
    // 'the pantry coffee', 'the freezer peas'
    const [first = '', ...rest] = spoken.split(' ')
    const named = placesIn(household.pantry).find((each) => nameKey(each) === nameKey(first))
    const here = household.pantry.filter(({ location }) => location === named)
    if (here.length > 0 && rest.length > 0)
      return findFood(here, rest.join(' '), ({ name }) => name)
  }
  // 'The pantry' is the whole list as well as one of its places.
  const there = found.certain.filter(({ location }) => place !== 'Pantry' && location === place)
  return there.length > 0 ? { certain: there, likely: [] } : found
}

/** What is still to buy; what is ticked off only if nothing else has the name. */
export function findOnList(spoken: string, { household }: Scene): Found<ShoppingItem> {
  const open = findFood(
    household.shopping.filter(({ isCompleted }) => !isCompleted),
    spoken,
    ({ name }) => name,
  )
  if (open.certain.length > 0) return open
  const all = findFood(household.shopping, spoken, ({ name }) => name)
  return all.certain.length > 0 ? all : open
}

export const findRecipes = (spoken: string, { household }: Scene): Recipe[] =>
  findDish(household.recipes, spoken, ({ title }) => title)

/** How a list's records are told apart: the first way to call one that no other has, else the last. */
function told<T>(list: readonly T[], one: T, ...ways: ((each: T) => string)[]): string {
  const isAlone = (way: (each: T) => string) =>
    list.every((each) => each === one || nameKey(way(each)) !== nameKey(way(one)))
  return (ways.find(isAlone) ?? ways.at(-1))?.(one) ?? ''
}

const nameOf = ({ name }: { name: string }) => name

export const pantryLabel = (item: PantryItem, { household }: Scene): string =>
  told(household.pantry, item, nameOf, stockLogic.describeItem, stockLogic.describeFully)

export const shoppingLabel = (item: ShoppingItem, { household }: Scene): string =>
  told(household.shopping, item, nameOf, listLogic.describeItem, listLogic.describeFully)

/** 'Black bean tacos (Sat, Nov 21, dinner)'. */
export const mealLabel = (
  { recipeName, mealType, date }: MealEvent,
  { today }: Pick<Scene, 'today'>,
): string => `${recipeName} (${dayInText(date, today)}, ${typeName(mealType).toLowerCase()})`

/** Whether a change would leave everything as it is. */
export const isUnchanged = (record: object, patch: object): boolean => {
  const fields = new Map(Object.entries(record))
  return Object.entries(patch).every(([field, value]) => fields.get(field) === value)
}
