import { daysBetween } from '#shared/days.ts'
import { placeOf } from '#shared/foods/foodPlace.ts'
import { densityOf, isStaple } from '#shared/foods/foods.ts'
import { type PackedQuantity, quantityOf } from '#shared/ingredients/amountsInKitchen.ts'
import { comparedName, type FoodAliases, stapleKey } from '#shared/ingredients/foodMatch.ts'
import { canonicalUnit } from '#shared/ingredients/units.ts'
import { type Covered, coverFrom, isSmallAmount } from './coverNeeds.logic.ts'
import { packsFor } from './packs.logic.ts'
import type { PantryItem } from './pantry.contract.ts'
import { dueIn } from './pantry.logic.ts'
import { createStockLedger, type StockLedger } from './stockLedger.logic.ts'

type Stock = Pick<PantryItem, 'id' | 'name' | 'quantity' | 'expiresOn'>
type Wanted = { food: string; quantity: PackedQuantity | null }

/** A recipe's line, and what it needs. */
type Need = Wanted & { line: string }

/** What is known of a food, whoever needs it. */
type FoodTraits = {
  isStaple: boolean
  /** Fresh and tinned tomatoes are in different aisles, and don't replace each other. */
  tinned: 'fresh' | 'tinned' | undefined
  /** Grams per ml. */
  density: number | undefined
}

const isTinned = (quantity: PackedQuantity | null) =>
  !!quantity?.unit && canonicalUnit(quantity.unit) === 'can'

export function foodTraits({ food, quantity }: Wanted, aliases?: FoodAliases): FoodTraits {
  const name = comparedName(food).words.join(' ')
  const isProduce = placeOf(name)?.aisle === 'Produce'
  return {
    isStaple: isStaple(name) || aliases?.has(stapleKey(food)) === true,
    tinned: isProduce ? (isTinned(quantity) ? 'tinned' : 'fresh') : undefined,
    density: densityOf(food),
  }
}

const isOfSort = ({ name, quantity }: Stock, { tinned }: FoodTraits) =>
  tinned === undefined ||
  (isTinned(quantityOf(quantity)) || /^(?:canned|tinned)\b/i.test(name)) === (tinned === 'tinned')

type HowToCover<Item> = {
  day: string
  traits: FoodTraits
  isEnough?: boolean
  /** Whether the item may be taken for this need. */
  isFor?: (item: Item) => boolean
}

/** Whether it is the very jar or bag that one buys for such an amount. */
function hasPacks({ quantity: has }: Stock, food: string, quantity: PackedQuantity | null) {
  const packs = quantity && packsFor(food, [quantity])
  const { amount, unit } = quantityOf(has) ?? {}
  return !!packs && !!amount && unit === packs.name && amount >= packs.count
}

/** Takes from a ledger what it has for a need on a day. All screens reckon with this. */
export function coverNeed<Item extends Stock>(
  ledger: StockLedger<Item>,
  { food, quantity }: Wanted,
  { day, traits, isEnough = false, isFor = () => true }: HowToCover<Item>,
): Covered<Item> {
  return coverFrom(ledger, {
    foods: isTinned(quantity) ? [food, `canned ${food}`] : [food],
    quantity,
    density: traits.density,
    isUsable: (item) =>
      (!item.expiresOn || item.expiresOn >= day) && isOfSort(item, traits) && isFor(item),
    isEnough: (item) =>
      isEnough || traits.isStaple || isSmallAmount(quantity) || hasPacks(item, food, quantity),
  })
}

/** The last day on which an item that a ledger still has was good for a need, if that is before its day. */
export function goodUntil<Item extends Stock>(
  ledger: StockLedger<Item>,
  need: Wanted,
  { day, traits }: HowToCover<Item>,
): string | undefined {
  return leftFor(ledger, need, traits)
    .flatMap(({ expiresOn }) => (expiresOn && expiresOn < day ? expiresOn : []))
    .sort()
    .at(-1)
}

/** Whether an item that names no day ('Soon') may be over before a day that is further away. */
export const mayBeOver = (
  item: Pick<Stock, 'expiresOn'> & Partial<Pick<PantryItem, 'expiryDate'>>,
  day: string,
  today: string,
): boolean =>
  !item.expiresOn && daysBetween(today, day) > (dueIn(item, today) ?? Number.POSITIVE_INFINITY)

/** The items that a ledger still has for a need. */
export const leftFor = <Item extends Stock>(
  ledger: StockLedger<Item>,
  { food }: Wanted,
  traits: FoodTraits,
): Item[] =>
  ledger.find(food).filter((item) => isOfSort(item, traits) && ledger.leftOf(item)?.amount !== 0)

/** Whether there is enough of a need at home, for sure or maybe, and what of it expires soon. */
export type AtHome = { isEnough: boolean; isMaybe: boolean; expiring: string[] }

type Kitchen = {
  pantry: readonly PantryItem[]
  today: string
  aliases?: FoodAliases | undefined
}

/** Days. */
const expiringWithin = 4

type Lookup = (need: Need) => AtHome

type Looked = { look: Lookup; ledger: StockLedger<PantryItem> }

const lookups = new WeakMap<Kitchen['pantry'], Kitchen & Looked>()

function lookupOf({ pantry, today, aliases }: Kitchen): Looked {
  const known = lookups.get(pantry)
  if (known?.today === today && known.aliases === aliases) return known
  const made = newLookup({ pantry, today, aliases })
  lookups.set(pantry, { pantry, today, aliases, ...made })
  return made
}

/** Looks needs up without taking anything: all recipes share one index of the pantry. */
export const createPantryLookup = (kitchen: Kitchen): Lookup => lookupOf(kitchen).look

/** What is at home and not over, to take from; by the same index. */
export const stockOf = (kitchen: Kitchen) => lookupOf(kitchen).ledger.afresh()

function newLookup({ pantry, today, aliases }: Kitchen): Looked {
  const due = new Map(pantry.map((item) => [item.id, dueIn(item, today)]))
  const ledger = createStockLedger(
    pantry.filter(({ id }) => (due.get(id) ?? 0) >= 0),
    aliases,
  )
  const isExpiring = ({ id }: PantryItem) => (due.get(id) ?? expiringWithin + 1) <= expiringWithin
  const look = (need: Need): AtHome => {
    const traits = foodTraits(need, aliases)
    const { given, open } = coverNeed(ledger.afresh(), need, { day: today, traits })
    // A staple that the pantry does not list is assumed to be there.
    const isAssumed = traits.isStaple && given.length === 0
    // An amount that can't be compared, such as a cup of a block, may be enough.
    const isMaybe = open !== undefined && given.some(({ amount }) => amount === null)
    return {
      isEnough: !open || isAssumed || isMaybe,
      isMaybe,
      expiring: given
        .map(({ item }) => item)
        .filter(isExpiring)
        .map(({ name }) => name),
    }
  }
  /** Many recipes have the same line. */
  const byLine = new Map<string, AtHome>()
  return {
    ledger,
    look: (need) => {
      const found = byLine.get(need.line) ?? look(need)
      byLine.set(need.line, found)
      return found
    },
  }
}
