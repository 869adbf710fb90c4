import { isOtherInPlural } from '#shared/foods/foods.ts'
import type { PackedQuantity } from '#shared/ingredients/amountsInKitchen.ts'
import type { Ingredient } from '#shared/ingredients/ingredient.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { readServings } from '#shared/ingredients/servings.ts'
import { inPlural } from '#shared/ingredients/wordForms.ts'
import type { Recipe } from './recipes.contract.ts'
import { ingredientsOf } from './recipes.logic.ts'

export type Need = {
  line: string
  food: string
  /** The amount for the planned servings; null if the line has none. */
  quantity: PackedQuantity | null
}

/** Foods that are never bought or stored: water and ice. */
const neverBought = /^(?:(?:cold|warm|hot|boiling|ice|iced|tap) )?(?:water|ice cubes?|ice)$/i

/** The factor for a recipe's amounts to serve `wanted` people. */
export function factorFor({ servings }: Pick<Recipe, 'servings'>, wanted: number | null): number {
  const written = readServings(servings ?? '')?.count
  return wanted && written ? wanted / written : 1
}

/** Everything a recipe needs, without headings and water. Of '2-3 eggs' three are needed. */
export const needsOf = ({ ingredients }: Pick<Recipe, 'ingredients'>, factor = 1): Need[] =>
  ingredientsOf(ingredients).flatMap((line) => {
    const { amount, amountMax, unit, food, size, heading } = readIngredient(line)
    if (heading !== undefined || food === '' || neverBought.test(food)) return []
    const most = amountMax ?? amount
    const quantity = most === null ? null : { amount: most * factor, unit, ...(size && { size }) }
    return [{ line, food: foodOf({ food, amount, unit }), quantity }]
  })

/** The food of a line as it is compared: who counts pepper means peppers. */
export function foodOf({ food, amount, unit }: Pick<Ingredient, 'food' | 'amount' | 'unit'>) {
  const isCounted = amount !== null && unit === null
  const plural = inPlural(food)
  return isCounted && isOtherInPlural(plural.toLowerCase()) ? plural : food
}
