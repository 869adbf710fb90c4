import {
  coverNeed,
  type foodTraits,
  goodUntil,
  leftFor,
  mayBeOver,
} from '#features/pantry/atHome.logic.ts'
import type { Given } from '#features/pantry/coverNeeds.logic.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { createStockLedger, type StockLedger } from '#features/pantry/stockLedger.logic.ts'
import type { ShoppingItem, UsualItem } from '#features/shopping/shopping.contract.ts'
import type { PackedQuantity } from '#shared/ingredients/amountsInKitchen.ts'
import { comparedName, type FoodAliases } from '#shared/ingredients/foodMatch.ts'
import { compareText } from '#shared/order.ts'
import type { DayNeed } from './dayNeeds.logic.ts'
import type { PlannedDish } from './days.contract.ts'
import { createNoteReader } from './mealNotes.logic.ts'

export type Stock = Pick<PantryItem, 'id' | 'name' | 'quantity' | 'location' | 'expiresOn'> &
  Partial<Pick<PantryItem, 'expiryDate'>>
type Listed = Pick<ShoppingItem, 'id' | 'name' | 'quantity' | 'isCompleted'> &
  Partial<Pick<ShoppingItem, 'notes'>>
export type Usual = Pick<UsualItem, 'name' | 'category' | 'store'>

/** The household's lists from which needs become shopping lines. */
export type DayLinesInput = {
  today: string
  pantry: readonly Stock[]
  shopping: readonly Listed[]
  usual: readonly Usual[]
  aliases?: FoodAliases
  /** Needs of meals before those days, which take their part without being shown. */
  earlier?: readonly DayNeed[] | undefined
  /** Needs of meals after them, which take what the list has for them by name. */
  later?: readonly DayNeed[] | undefined
}

/** One food with the needs of all meals. */
export type Group = ReturnType<typeof foodTraits> & {
  key: string
  needs: DayNeed[]
  stock: (Given<Stock> & { food: string })[]
  listed: (Given<Stock> & { food: string })[]
  /** Uncovered amounts; null for a line without an amount. */
  open: (PackedQuantity | null)[]
  /** Whether the pantry has some, in an amount that can't be compared. */
  isMaybe: boolean
  /** Whether the pantry has some that is to be eaten soon, and a need comes later. */
  mayBeOver: boolean
  /** The last day of what the pantry has but a need comes too late for. */
  goodUntil: string | null
}

export type Served = { need: DayNeed; group: Group }

const dayOf = ({ meal }: DayNeed, today: string) => meal.date ?? today

/** Specific foods ('red onion') are served before general ones ('onion'), then by day. */
export function inOrder(list: readonly Served[], today: string): Served[] {
  const wordsOf = ({ need }: Served) => comparedName(need.food).words.length
  return list.toSorted(
    (a, b) => wordsOf(b) - wordsOf(a) || compareText(dayOf(a.need, today), dayOf(b.need, today)),
  )
}

/** The need, if the pantry leaves something of it open. */
export function takeFromPantry(
  pantry: StockLedger<Stock>,
  { need, group }: Served,
  today: string,
): Open[] {
  const day = dayOf(need, today)
  const isLate = (item: Stock) => mayBeOver(item, day, today)
  const how = { day, traits: group, isFor: (item: Stock) => !isLate(item) }
  const home = coverNeed(pantry, need, how)
  for (const each of home.given) group.stock.push({ ...each, food: need.food })
  group.isMaybe ||= home.open !== undefined && home.given.some(({ amount }) => amount === null)
  // A staple that the pantry does not list is assumed to be there.
  if (!home.open || (group.isStaple && home.given.length === 0)) return []
  group.goodUntil = goodUntil(pantry, need, how) ?? group.goodUntil
  for (const item of leftFor(pantry, need, group).filter(isLate)) {
    group.stock.push({ item, amount: null, food: need.food })
    group.mayBeOver = true
  }
  return [{ need, group, quantity: home.open.quantity }]
}

/** A need and its uncovered amount: null if it has none, undefined once all is covered. */
export type Open = Served & { quantity: PackedQuantity | null | undefined }

/** Whose lines of the list are taken, one round after the other. */
const rounds = ['own', 'anyone', 'others'] as const

/**
 * What the list has: a line that says for which meals it is serves others with its rest only. Later
 * meals take nothing but lines of their own.
 */
export function takeFromList(
  { open, later, meals }: { open: Open[]; later: Open[]; meals: PlannedDish[] },
  { shopping, today, aliases }: DayLinesInput,
) {
  const toBuy = shopping.filter(({ isCompleted }) => !isCompleted)
  const ledger = createStockLedger(toBuy.map(asStock), aliases)
  const mealsIn = createNoteReader(meals, today)
  const owners = new Map(toBuy.map(({ id, notes }) => [id, mealsIn(notes)]))
  for (const round of rounds) {
    for (const each of round === 'own' ? [...open, ...later] : open) {
      const { need, group: traits, quantity } = each
      if (quantity === undefined) continue
      const isFor = ({ id }: Stock) => whose(owners.get(id), need.meal.mealId) === round
      const how = { day: dayOf(need, today), traits, isEnough: round !== 'others', isFor }
      const rest = coverNeed(ledger, { food: need.food, quantity }, how)
      const isShort = round === 'others' && rest.open
      // What can't be compared is somebody else's.
      const given = isShort ? rest.given.filter(({ amount }) => amount) : rest.given
      for (const one of given) traits.listed.push({ ...one, food: need.food })
      each.quantity = rest.open?.quantity
    }
  }
}

const whose = (owners: ReadonlySet<number> | undefined, mealId: number | null) => {
  if (!owners) return 'anyone'
  return mealId !== null && owners.has(mealId) ? 'own' : 'others'
}

/** An item of the shopping list as stock; one without an amount can't be compared. */
const asStock = ({ id, name, quantity }: Listed): Stock => ({
  id,
  name,
  quantity: quantity ?? '',
  location: '',
})
