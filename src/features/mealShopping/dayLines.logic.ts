import { foodTraits } from '#features/pantry/atHome.logic.ts'
import type { Given } from '#features/pantry/coverNeeds.logic.ts'
import { createStockLedger } from '#features/pantry/stockLedger.logic.ts'
import { foodOf } from '#features/recipes/needs.logic.ts'
import { capitalised } from '#shared/capitalised.ts'
import { placeOf } from '#shared/foods/foodPlace.ts'
import { quantityOf, stillNeeded } from '#shared/ingredients/amountsInKitchen.ts'
import { comparedName, type FoodAliases } from '#shared/ingredients/foodMatch.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { converted, factorOf } from '#shared/ingredients/units.ts'
import { nameKey } from '#shared/names.ts'
import { byName } from '#shared/order.ts'
import { boughtText, neededText } from './boughtAmounts.logic.ts'
import {
  type DayLinesInput,
  type Group,
  inOrder,
  type Stock,
  takeFromList,
  takeFromPantry,
  type Usual,
} from './coverDays.logic.ts'
import { type DayMeal, type DayMeals, type DayNeed, needsOfMeals } from './dayNeeds.logic.ts'
import type { DayLine, DaysPreview, TakenStock } from './days.contract.ts'

/** What some meals need, minus what is there for them; undefined if it is too much. */
export function linesForMeals(
  { meals, earlier = [], later = [] }: DayMeals,
  kitchen: Omit<DayLinesInput, 'earlier' | 'later'>,
): Pick<DaysPreview, 'lines' | 'unread'> | undefined {
  const isNoted = ({ title }: DayMeal) =>
    kitchen.shopping.some(({ notes }) => notes?.includes(title))
  const [before, after] = [earlier, later.filter(isNoted)].map(
    (others) => needsOfMeals(others)?.needs ?? [],
  )
  const read = needsOfMeals(meals)
  return (
    read && {
      lines: linesFor(read.needs, { ...kitchen, earlier: before, later: after }),
      unread: read.unread,
    }
  )
}

/** Each needed food once, minus the pantry and the shopping list. */
export function linesFor(needs: readonly DayNeed[], kitchen: DayLinesInput): DayLine[] {
  const { today, aliases, earlier = [], later = [] } = kitchen
  const groups = new Map<string, Group>()
  const grouped = needs.map((need) => {
    const group = newGroup(need, aliases)
    const known = groups.get(group.key) ?? group
    groups.set(group.key, known)
    known.needs.push(need)
    return { need, group: known }
  })
  const alone = (need: DayNeed) => ({ need, group: newGroup(need, aliases) })
  // Meals before those days take their part first.
  const served = [...inOrder(earlier.map(alone), today), ...inOrder(grouped, today)]
  const pantry = createStockLedger(kitchen.pantry, aliases)
  const open = served.flatMap((each) => takeFromPantry(pantry, each, today))
  const reserved = later.map((need) => ({ ...alone(need), quantity: need.quantity }))
  const meals = new Map([...earlier, ...needs, ...later].map(({ meal }) => [meal.mealId, meal]))
  takeFromList({ open, later: reserved, meals: [...meals.values()] }, kitchen)
  for (const { group, quantity } of open) if (quantity !== undefined) group.open.push(quantity)
  const usual = new Map(kitchen.usual.map((each) => [nameKey(each.name), each]))
  return [...groups.values()].map((group) => lineOf(group, usual)).sort(byName)
}

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
    mayBeOver: false,
    goodUntil: null,
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
    isMaybe: (group.isMaybe || group.mayBeOver) && !isStocked,
    mayBeOver: group.mayBeOver && !isStocked,
    isStaple: group.isStaple,
    goodUntil: isStocked ? null : group.goodUntil,
  }
}

/** The food as the line with the largest amount calls it: 'onions' rather than 'onion'. */
function largest(needs: readonly DayNeed[]): string {
  const sizeOf = ({ quantity }: DayNeed) =>
    quantity ? (converted(quantity, null) ?? quantity.amount * factorOf(quantity.unit ?? '')) : 0
  const most = needs.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a))
  return foodOf(readIngredient(most.line)) || most.food
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
    const all = quantityOf(has)
    const left = all && taken.length > 0 ? stillNeeded(all, taken, density) : 'unknown'
    const isPart = left !== 'unknown' && left.amount > 0
    const quantity = neededText(taken, density)
    return { id, name, location, has, quantity, isPart, food: first.food }
  })
}
