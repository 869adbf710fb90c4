import { type Food, foodByName, isKindOf, kindsAndContents } from '#shared/foods/foods.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { dishHas, dishTastesOf } from '#shared/foods/mustAvoid.ts'
import { memoized } from '#shared/memoized.ts'
import { nameKey } from '#shared/names.ts'
import { type Need, needsOf } from './needs.logic.ts'
import type { Recipe } from './recipes.contract.ts'
import { ingredientsOf } from './recipes.logic.ts'

type NamedFood = { name: string; key: string }

type PlannedDish = {
  name: string
  /** The name as `nameKey` compares it. */
  key: string
  ingredients: string[]
  tags: string[]
  needs: readonly Need[]
  /** Each ingredient's food without its amount, and the key it is compared by. */
  foods: NamedFood[]
  main?: MainFood
}

/** The main food of a dish: its kind ('chicken'), and the ingredient if it is one of them. */
export type MainFood = { kind: string; food: string | null }

/** More ingredients than any dish has. Must-avoid checks look at every line, without this limit. */
const mostFoods = 100

const dishes = new WeakMap<Recipe, PlannedDish>()

/** Whether the dish of a recipe is read already, and whether its main food is found, too. */
export const isRead = (recipe: Recipe) => dishes.has(recipe)
export const hasMain = (recipe: Recipe) => dishes.get(recipe)?.main !== undefined

/** Cached for each recipe, because every day of a plan looks at all of them. */
export function dishOf(recipe: Recipe): PlannedDish {
  const kept = dishes.get(recipe)
  if (kept) return kept
  const ingredients = ingredientsOf(recipe.ingredients)
  const needs = needsOf(recipe)
  const foods = needs.slice(0, mostFoods).map(({ food }) => ({ name: food, key: nameKey(food) }))
  const { title: name, tags } = recipe
  const dish = { name, key: nameKey(name), tags, ingredients, needs, foods }
  dishes.set(recipe, dish)
  return dish
}

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
  /\b(?:cookies?|muffins?|brownies?|pancakes?|waffles?|oats|oatmeal|smoothies?|granola|dip|dressing|sauce|jam|lemonade|scones?|biscuits?|frosting)$/i
const noMainTags = new Set(['breakfast', 'dessert', 'snack', 'side', 'drink'])
/** Sweet, or bread, unless there is meat or fish in it. */
const baked = /\b(?:bread|cakes?|pies?|crumble|cobbler|pudding|crisp|bars?|tart)$/i
const bakedTags = new Set(['baking', 'bake', 'bread', 'sweet'])
const breakfast =
  /\b(?:breakfast|pancakes?|waffles?|oats|oatmeal|granola|smoothies?|french toast|frittata|muffins?|shakshuka)\b/i

/** Whether a dish suits a meal: no cake for dinner, no stew for breakfast. */
export function fitsMeal(recipe: Recipe, mealType: string): boolean {
  const { title } = recipe
  const tags = recipe.tags.map((tag) => tag.toLowerCase())
  const isBreakfast = breakfast.test(title) || tags.some((tag) => /breakfast|brunch/.test(tag))
  if (mealType === 'Breakfast' || mealType === 'Brunch') return isBreakfast
  const isBaked = baked.test(title) || tags.some((tag) => bakedTags.has(tag))
  const isNoMain =
    noMain.test(title) ||
    tags.some((tag) => noMainTags.has(tag)) ||
    (isBaked && !isMeatOrFish(mainOf(recipe).kind))
  if (mealType === 'Dessert' || mealType === 'Snack') return isNoMain && !isBreakfast
  return !isNoMain
}

export const isVegetarian = (recipe: Recipe): boolean =>
  !['meat', 'fish', 'shellfish'].some((food) => contains(dishOf(recipe), food))

/** Main foods in order of precedence: a dish with beef and beans is a beef dish. */
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
/** Foods in so many dishes that they count as the main one only if the dish is named after them. */
const mainsByTitle: typeof mains = [
  ['eggs', ['egg', 'omelet', 'frittata', 'shakshuka', 'quiche']],
  ['mushrooms', ['mushroom']],
  ['pasta', ['pasta', 'lasagna', 'gnocchi']],
  ['rice', ['rice', 'paella']],
  ['potatoes', ['potato']],
]

const noRank = Number.POSITIVE_INFINITY

/** Ingredients that give flavor, but are not the main food. */
const flavorings =
  /\b(?:broth|stock|bouillon|sauce|gravy|fat|lard|paste|gelatin|dressing|worcestershire|anchov\w*|green bean|vanilla bean|noodle)s?\b/i

/** A dish also counts as the foods in its own name: 'clam chowder' as clams. */
const foodsNamedBy = (food: Food): Food[] => [
  food,
  ...food.names
    .flatMap((name) => name.split(' '))
    .flatMap((word) => foodByName(word) ?? [])
    .filter((part) => kindsAndContents(food).has(part)),
]

const rankOfFood = (food: Food): number => {
  const rank = [...mains, ...mainsByTitle].findIndex(([, foods]) =>
    foods.some((name) => foodsNamedBy(food).some((part) => isKindOf(part, name))),
  )
  return rank < 0 ? noRank : rank
}

/** The best rank in `mains` of the foods that a text names. */
const rankOf = memoized(
  (text: string) => Math.min(...foodsIn(text).map(({ food }) => rankOfFood(food)), noRank),
  10_000,
)

/** The main food of a recipe: dishes on consecutive days should differ in it. */
export function mainOf(recipe: Recipe): MainFood {
  const dish = dishOf(recipe)
  dish.main ??= findMain(dish)
  return dish.main
}

function findMain({ key, foods }: PlannedDish): MainFood {
  const eaten = foods
    .filter(({ name }) => !flavorings.test(name))
    .map((food) => ({ ...food, rank: rankOf(food.key) }))
  const named = rankOf(key)
  const rank = Math.min(named, ...eaten.map((food) => food.rank).filter((n) => n < mains.length))
  const wanted = named < noRank ? named : rank
  const [kind] = [...mains, ...mainsByTitle][wanted] ?? []
  const [first] = eaten
  if (!kind) return { kind: first?.key ?? '', food: first?.name ?? null }
  return { kind, food: eaten.find((food) => food.rank === wanted)?.name ?? null }
}

const animals = new Set(['chicken', 'turkey', 'duck', 'beef', 'pork', 'lamb', 'shellfish', 'fish'])

export const isMeatOrFish = (kind: string): boolean => animals.has(kind)

export const isFishDish = (recipe: Recipe): boolean =>
  ['fish', 'shellfish'].includes(mainOf(recipe).kind)
