import { placeOf } from '#shared/foods/foodPlace.ts'
import type { PackedQuantity } from '#shared/ingredients/amountsInKitchen.ts'
import { converted } from '#shared/ingredients/units.ts'
import { memoized } from '#shared/memoized.ts'
import { isSmallAmount } from './coverNeeds.logic.ts'

/** How many jars, bags or heads of a food some amounts are; undefined where it is sold as it is measured. */
export function packsFor(
  food: string,
  list: readonly PackedQuantity[],
): { count: number; name: string } | undefined {
  const pack = packOf(food)
  if (!pack || list.length === 0 || list.some(({ unit }) => soldBy.has(unit))) return undefined
  const { name, cups = 0, isWhole, pieces } = pack
  // By the teaspoon it is the dried herb.
  if (name === 'bunch' && list.every(({ unit }) => unit === 'tsp')) return undefined
  if (list.every(isSmallAmount)) return { count: 1, name }
  if (pieces && list.every(({ unit }) => unit === null)) return { count: 1, name }
  const needed = list.reduce(
    (sum, each) => sum + (converted(each, 'cup') ?? Number.POSITIVE_INFINITY),
    0,
  )
  if (needed <= cups) return { count: 1, name }
  return isWhole && needed <= cups * 4 ? { count: Math.ceil(needed / cups), name } : undefined
}

/** Units that stand on packs as well. */
const soldBy = new Set<string | null>(['pint', 'quart', 'gallon', 'l'])

type Pack = {
  name: string
  /** That it surely has. */
  cups?: number
  /** Seldom larger, so that more of it are counted. */
  isWhole?: true
  /** Recipes also count what is in it: 2 bay leaves. */
  pieces?: true
}

const pack = (names: RegExp, name: string, given: Omit<Pack, 'name'> = {}) => ({
  names,
  pack: { name, ...given },
})

/** What a food is sold in that recipes take by the spoon or cup, by the last words of its name. */
const packs = [
  pack(/^frozen /, 'bag', { cups: 3, isWhole: true }),
  pack(/\b(?:wakame|nori|kombu|dashi)$/, 'pack', { cups: 4 }),
  pack(/\b(?:tomato|pasta|pizza|spaghetti|marinara) sauce$|\b(?:passata|marinara)$/, 'jar', {
    cups: 3,
    isWhole: true,
  }),
  pack(
    /\b(?:sauce|oil|vinegar|syrup|extract|mirin|wine|sherry|ketchup|worcestershire)$/,
    'bottle',
    { cups: 1 },
  ),
  pack(
    /\b(?:mustard|mayonnaise|jam|marmalade|honey|tahini|pesto|capers?|miso|paste|nut butter)$/,
    'jar',
    { cups: 1 },
  ),
  pack(
    /\b(?:flour|sugar|cornstarch|cornflour|cocoa|oats|breadcrumbs|semolina|lentils?|quinoa|couscous|raisins|seeds|walnuts?|almonds?|pecans?|cashews?|chocolate chips)$/,
    'bag',
    { cups: 2 },
  ),
  pack(/\b(?:baking powder|baking soda|cocoa powder)$/, 'box'),
  pack(
    /\b(?:buttermilk|(?<!\b(?:coconut|condensed|evaporated|powdered|dried|dry) )milk|broth|stock)$/,
    'carton',
    { cups: 4, isWhole: true },
  ),
  pack(/^(?:(?:heavy|double|single|light|whipping) )*cream$|\bhalf and half$/, 'carton', {
    cups: 1,
    isWhole: true,
  }),
  pack(
    /\b(?:yogh?urt|skyr|quark|soured? cream|sour cream|cr[eè]me fra[iî]che|cottage cheese|ricotta|mascarpone|cream cheese|hummus)$/,
    'tub',
    { cups: 2, isWhole: true },
  ),
  pack(/\b(?:feta|halloumi|paneer|cheddar|mozzarella)$/, 'block', { cups: 1 }),
  pack(/\b(?:parmesan|parmigiano|pecorino|gruy[eè]re|gouda|cheese)$/, 'piece', { cups: 1 }),
  pack(/\b(?:cabbage|cauliflower|broccoli|lettuce)$/, 'head', {
    cups: 4,
    isWhole: true,
  }),
  pack(
    /(?<!\b(?:dried|ground) )\b(?:parsley|cilantro|basil|mint|dill|chives?)(?: lea(?:f|ves))?$/,
    'bunch',
    { cups: 1 },
  ),
]

const packOf = memoized((food: string): Pack | undefined => {
  const name = food.toLowerCase()
  const isSpice = !/^fresh\b/.test(name) && placeOf(food)?.category === 'Condiment'
  const spice = isSpice ? { name: 'jar', pieces: true as const } : undefined
  return packs.find(({ names }) => names.test(name))?.pack ?? spice
}, 10_000)
