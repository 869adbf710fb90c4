import { dishHas } from '#features/family/mustAvoid.facts.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { ingredientsOf } from '#features/recipes/recipes.facts.ts'
import { nameKey } from '#shared/names.ts'
import { ingredientName } from './stock.ts'

/** A recipe as planning looks at it. */
type Dish = {
  name: string
  ingredients: string[]
  tags: string[]
  /** What each ingredient is, without its amount; the second as it is compared. */
  foods: { name: string; key: string }[]
  /** What was found out about it so far. */
  has: Map<string, boolean>
}

const dishes = new WeakMap<Recipe, Dish>()

/** Worked out once for a recipe: every day of a plan looks at all of them. */
export function dishOf(recipe: Recipe): Dish {
  const kept = dishes.get(recipe)
  if (kept) return kept
  const ingredients = ingredientsOf(recipe.ingredients)
  const foods = ingredients
    .map(ingredientName)
    .filter((name) => name !== '')
    .map((name) => ({ name, key: nameKey(name) }))
  const { title: name, tags } = recipe
  const dish = { name, tags, ingredients, foods, has: new Map<string, boolean>() }
  dishes.set(recipe, dish)
  return dish
}

export function contains(dish: Dish, food: string): boolean {
  const found = dish.has.get(food) ?? dishHas(dish, food)
  dish.has.set(food, found)
  return found
}
