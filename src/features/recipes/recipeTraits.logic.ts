import { ingredientName } from '#features/pantry/atHome.logic.ts'
import { everythingIn, type Food, foodNamed, isKindOf } from '#shared/foods/foods.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { dishHas, dishTastesOf } from '#shared/foods/mustAvoid.ts'
import { memoized } from '#shared/memoized.ts'
import { nameKey } from '#shared/names.ts'
import type { Recipe } from './recipes.contract.ts'
import { ingredientsOf } from './recipes.logic.ts'

type NamedFood = { name: string; key: string }

/** A recipe as planning looks at it. */
type PlannedDish = {
  name: string
  /** As names are compared. */
  key: string
  ingredients: string[]
  tags: string[]
  /** What each ingredient is, without its amount; the second as it is compared. */
  foods: NamedFood[]
  main?: MainFood
}

/** What a dish is about: 'chicken', and the ingredient that it is, where it is one of them. */
export type MainFood = { kind: string; food: string | null }

/** Nobody cooks with more; whether a dish has what somebody must not eat is asked of every line. */
const mostFoods = 100

const dishes = new WeakMap<Recipe, PlannedDish>()

export const isLookedThrough = (recipe: Recipe) => dishes.has(recipe)

/** Worked out once for a recipe: every day of a plan looks at all of them. */
export function dishOf(recipe: Recipe): PlannedDish {
  const kept = dishes.get(recipe)
  if (kept) return kept
  const ingredients = ingredientsOf(recipe.ingredients)
  const foods = ingredients
    .slice(0, mostFoods)
    .map(ingredientName)
    .filter((name) => name !== '')
    .map((name) => ({ name, key: nameKey(name) }))
  const { title: name, tags } = recipe
  const dish = { name, key: nameKey(name), tags, ingredients, foods }
  dishes.set(recipe, dish)
  return dish
}

/** What was found out about a dish is not looked for again. */
function remembered(find: (dish: PlannedDish, food: string) => boolean) {
  const known = new WeakMap<PlannedDish, Map<string, boolean>>()
  return (dish: PlannedDish, food: string): boolean => {
    const foods = known.get(dish) ?? new Map<string, boolean>()
    known.set(dish, foods)
    const found = foods.get(food) ?? find(dish, food)
    foods.set(food, found)
    return found
  }
}

export const contains = remembered(dishHas)
export const tastesOf = remembered(dishTastesOf)

const noMain =
  /\b(?:bread|cakes?|cookies?|muffins?|pies?|crumble|brownies?|pancakes?|waffles?|oats|oatmeal|smoothies?|granola|dip|dressing|sauce|cobbler|pudding|crisp|jam|lemonade|scones?|biscuits?|bars?|tart|frosting)$/i
const noMainTags = new Set([
  'breakfast',
  'dessert',
  'baking',
  'bake',
  'snack',
  'side',
  'drink',
  'bread',
  'sweet',
])
const breakfast =
  /\b(?:breakfast|pancakes?|waffles?|oats|oatmeal|granola|smoothies?|french toast|frittata|muffins?|shakshuka)\b/i

/** Whether one would have it for such a meal. */
export function fitsMeal({ title, tags }: Recipe, mealType: string): boolean {
  const isBreakfast = breakfast.test(title) || tags.some((tag) => /breakfast|brunch/i.test(tag))
  if (mealType === 'Breakfast' || mealType === 'Brunch') return isBreakfast
  const isSweet = noMain.test(title) || tags.some((tag) => noMainTags.has(tag.toLowerCase()))
  if (mealType === 'Dessert' || mealType === 'Snack') return isSweet && !isBreakfast
  return !isSweet
}

export const isVegetarian = (recipe: Recipe): boolean =>
  !['meat', 'fish', 'shellfish'].some((food) => contains(dishOf(recipe), food))

/**
 * What a dish can be about, by the foods that say so; in this order, since a dish with beef and beans
 * is about the beef. Unlike `contains`, which finds whatever is in a dish, this means what is on the
 * plate.
 */
const mains: readonly [kind: string, foods: readonly string[]][] = [
  ['chicken', ['chicken']],
  ['turkey', ['turkey']],
  ['duck', ['duck', 'goose']],
  ['beef', ['beef']],
  ['pork', ['pork']],
  ['lamb', ['lamb', 'game']],
  ['shellfish', ['shellfish', 'seafood']],
  ['fish', ['fish', 'sushi']],
  ['tofu', ['tofu', 'tempeh', 'seitan']],
  ['beans', ['bean', 'lentil']],
]
/** What is in many dishes says what one is about only in its name. */
const inNames: typeof mains = [
  ['eggs', ['egg', 'omelet', 'frittata', 'shakshuka', 'quiche']],
  ['mushrooms', ['mushroom']],
  ['pasta', ['pasta', 'lasagna', 'gnocchi']],
  ['rice', ['rice', 'paella']],
  ['potatoes', ['potato']],
]

const nowhere = Number.POSITIVE_INFINITY

/** It tastes of it, and is not what is eaten. */
const onlyFlavor =
  /\b(?:broth|stock|bouillon|sauce|gravy|fat|lard|paste|gelatin|dressing|worcestershire|anchov\w*|green bean|vanilla bean|noodle)s?\b/i

/** A dish is about what its own name says that is in it: clam chowder about clams. */
const saidBy = (food: Food): Food[] => [
  food,
  ...food.names
    .flatMap((name) => name.split(' '))
    .flatMap((word) => foodNamed(word) ?? [])
    .filter((part) => everythingIn(food).has(part)),
]

const rankOfFood = (food: Food): number => {
  const rank = [...mains, ...inNames].findIndex(([, foods]) =>
    foods.some((name) => saidBy(food).some((part) => isKindOf(part, name))),
  )
  return rank < 0 ? nowhere : rank
}

/** The first of the kinds that a text names. */
const rankOf = memoized(
  (text: string) => Math.min(...foodsIn(text).map(({ food }) => rankOfFood(food)), nowhere),
  10_000,
)

/** What two dishes on days that follow each other should not share. */
export function mainOf(recipe: Recipe): MainFood {
  const dish = dishOf(recipe)
  dish.main ??= findMain(dish)
  return dish.main
}

function findMain({ key, foods }: PlannedDish): MainFood {
  const eaten = foods
    .filter(({ name }) => !onlyFlavor.test(name))
    .map((food) => ({ ...food, rank: rankOf(food.key) }))
  const named = rankOf(key)
  const rank = Math.min(named, ...eaten.map((food) => food.rank).filter((n) => n < mains.length))
  const wanted = named < nowhere ? named : rank
  const [kind] = [...mains, ...inNames][wanted] ?? []
  const [first] = eaten
  if (!kind) return { kind: first?.key ?? '', food: first?.name ?? null }
  return { kind, food: eaten.find((food) => food.rank === wanted)?.name ?? null }
}

const animals = new Set(['chicken', 'turkey', 'duck', 'beef', 'pork', 'lamb', 'shellfish', 'fish'])

export const isMeatOrFish = (kind: string): boolean => animals.has(kind)

export const isFishDish = (recipe: Recipe): boolean =>
  ['fish', 'shellfish'].includes(mainOf(recipe).kind)
