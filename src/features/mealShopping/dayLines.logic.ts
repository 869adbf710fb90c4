import { coverNeed, foodTraits } from '#features/pantry/atHome.logic.ts'
import type { Given } from '#features/pantry/coverNeeds.logic.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { createStockLedger } from '#features/pantry/stockLedger.logic.ts'
import type { ShoppingItem, UsualItem } from '#features/shopping/shopping.contract.ts'
import { capitalised } from '#shared/capitalised.ts'
import { placeOf } from '#shared/foods/foodPlace.ts'
import type { PackedQuantity } from '#shared/ingredients/amountsInKitchen.ts'
import { comparedName, type FoodAliases } from '#shared/ingredients/foodMatch.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { converted, factorOf } from '#shared/ingredients/units.ts'
import { nameKey } from '#shared/names.ts'
import { byName, compareText } from '#shared/order.ts'
import { boughtText, neededText } from './boughtAmounts.logic.ts'
import type { DayNeed } from './dayNeeds.logic.ts'
import type { DayLine, TakenStock } from './days.contract.ts'

type Stock = Pick<PantryItem, 'id' | 'name' | 'quantity' | 'location' | 'expiresOn'>
type Listed = Pick<ShoppingItem, 'id' | 'name' | 'quantity' | 'isCompleted'>
type Usual = Pick<UsualItem, 'name' | 'category' | 'store'>

/** The household's lists from which needs become shopping lines. */
export type DayLinesInput = {
  today: string
  pantry: readonly Stock[]
  shopping: readonly Listed[]
  usual: readonly Usual[]
  aliases?: FoodAliases
}

/** One food with the needs of all meals. */
type Group = ReturnType<typeof foodTraits> & {
  key: string
  needs: DayNeed[]
  stock: (Given<Stock> & { food: string })[]
  listed: (Given<Stock> & { food: string })[]
  /** Uncovered amounts; null for a line without an amount. */
  open: (PackedQuantity | null)[]
  /** Whether the pantry has some, in an amount that can't be compared. */
  isMaybe: boolean
}

/** Each needed food once, minus the pantry and the shopping list. */
export function linesFor(needs: readonly DayNeed[], kitchen: DayLinesInput): DayLine[] {
  const { today, aliases } = kitchen
  const pantry = createStockLedger(kitchen.pantry, aliases)
  const list = createStockLedger(toBuyOf(kitchen.shopping), aliases)
  const groups = new Map<string, Group>()
  const grouped = needs.map((need) => {
    const group = newGroup(need, aliases)
    const known = groups.get(group.key) ?? group
    groups.set(group.key, known)
    known.needs.push(need)
    return { need, group: known, words: comparedName(need.food).words.length }
  })
  // Specific foods ('red onion') are served before general ones ('onion'), then by day.
  const dayOf = ({ meal }: DayNeed) => meal.date ?? today
  const inOrder = grouped.toSorted(
    (a, b) => b.words - a.words || compareText(dayOf(a.need), dayOf(b.need)),
  )
  for (const { need, group } of inOrder) {
    const { food } = need
    const how = { day: dayOf(need), traits: group }
    const home = coverNeed(pantry, need, how)
    for (const each of home.given) group.stock.push({ ...each, food })
    group.isMaybe ||= home.open !== undefined && home.given.some(({ amount }) => amount === null)
    // A staple that the pantry does not list is assumed to be there.
    if (!home.open || (group.isStaple && home.given.length === 0)) continue
    const toBuy = { food, quantity: home.open.quantity }
    const listed = coverNeed(list, toBuy, { ...how, isEnough: true })
    for (const each of listed.given) group.listed.push({ ...each, food })
    if (listed.open) group.open.push(listed.open.quantity)
  }
  const usual = new Map(kitchen.usual.map((each) => [nameKey(each.name), each]))
  return [...groups.values()].map((group) => lineOf(group, usual)).sort(byName)
}

/** Open items of the shopping list as stock; one without an amount can't be compared. */
const toBuyOf = (shopping: readonly Listed[]): Stock[] =>
  shopping
    .filter(({ isCompleted }) => !isCompleted)
    .map(({ id, name, quantity }) => ({ id, name, quantity: quantity ?? '', location: '' }))

function newGroup(need: DayNeed, aliases: FoodAliases | undefined): Group {
  const { words } = comparedName(need.food)
  const traits = foodTraits(need, aliases)
  const key = [...words.slice(0, -1).sort(), words.at(-1)].join(' ')
  return {
    ...traits,
    key: traits.tinned === 'tinned' ? `canned ${key}` : key,
    needs: [],
    stock: [],
    listed: [],
    open: [],
    isMaybe: false,
  }
}

function lineOf(group: Group, usualByName: ReadonlyMap<string, Usual>): DayLine {
  const { key, needs, open, density } = group
  const said = needs.flatMap(({ quantity }) => quantity ?? [])
  const food = largest(needs)
  const name = capitalised(food).slice(0, 200)
  const usual = usualByName.get(nameKey(name))
  const ledger = placeOf(name) ?? placeOf(key)
  const aisle = group.tinned === 'tinned' ? 'Pantry' : ledger?.aisle
  const toBuy = open.flatMap((quantity) => quantity ?? [])
  const isStocked = open.length === 0
  return {
    key,
    name,
    food,
    quantity: boughtText(isStocked ? said : toBuy, { food, density }),
    category: usual?.category ?? aisle ?? null,
    store: usual?.store ?? null,
    needed: neededText(said, density),
    stocked: saidOf(group.stock, food),
    onList: saidOf(group.listed, food),
    listed: otherNames(group.listed),
    why: needs.map(({ meal, line }) => ({ ...meal, line })),
    minus: minusOf(group),
    isStocked,
    isMaybe: group.isMaybe && !isStocked,
    isStaple: group.isStaple,
  }
}

/** The food as the line with the largest amount calls it: 'onions' rather than 'onion'. */
function largest(needs: readonly DayNeed[]): string {
  const sizeOf = ({ quantity }: DayNeed) =>
    quantity ? (converted(quantity, null) ?? quantity.amount * factorOf(quantity.unit ?? '')) : 0
  const most = needs.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a))
  return readIngredient(most.line).food || most.food
}

/** The items' amounts, each once: '2 lb', with the name if it differs from the food. */
function saidOf(given: readonly Given<Stock>[], food: string): string | null {
  const items = new Map(given.map(({ item }) => [item.id, item]))
  const texts = [...items.values()].map(({ name, quantity }) => {
    const isSame = nameKey(name) === nameKey(food) && quantity !== ''
    return isSame ? quantity : `${quantity} ${name}`.trim()
  })
  return texts.length > 0 ? texts.join(' + ') : null
}

/** Matches under another name, which may be wrong; the person can reject them. */
function otherNames(listed: Group['listed']): DayLine['listed'] {
  const byName = new Map(listed.map(({ item, food }) => [item.name, { name: item.name, food }]))
  return [...byName.values()].filter(({ name, food }) => nameKey(name) !== nameKey(food))
}

function minusOf({ stock, density }: Group): TakenStock[] {
  return [...Map.groupBy(stock, ({ item }) => item.id).values()].flatMap((given) => {
    const [first] = given
    if (!first) return []
    const { id, name, location, quantity: has } = first.item
    const taken = given.flatMap(({ amount }) => amount ?? [])
    return { id, name, location, has, quantity: neededText(taken, density), food: first.food }
  })
}
