import type { PackedQuantity } from '#shared/ingredients/amountsInKitchen.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { readServings } from '#shared/ingredients/servings.ts'
import type { Recipe } from './recipes.contract.ts'
import { ingredientsOf } from './recipes.logic.ts'

/** What a line of a recipe asks for. */
export type Need = {
  /** As it is written. */
  line: string
  food: string
  /** How much, for as many as it is cooked for; null where the line does not say. */
  quantity: PackedQuantity | null
}

/** Comes out of the wall, or is never written down. */
const everywhere = /^(?:(?:cold|warm|hot|boiling|ice|iced|tap) )?(?:water|ice cubes?|ice)$/i

/** By what the amounts of a recipe are multiplied, to serve so many. */
export function factorFor({ servings }: Pick<Recipe, 'servings'>, wanted: number | null): number {
  const written = readServings(servings ?? '')?.count
  return wanted && written ? wanted / written : 1
}

/** Every thing that a recipe needs from somewhere. Of '2-3 eggs' three. */
export const needsOf = ({ ingredients }: Pick<Recipe, 'ingredients'>, factor = 1): Need[] =>
  ingredientsOf(ingredients).flatMap((line) => {
    const { amount, amountMax, unit, food, size, heading } = readIngredient(line)
    if (heading !== undefined || food === '' || everywhere.test(food)) return []
    const most = amountMax ?? amount
    const quantity = most === null ? null : { amount: most * factor, unit, ...(size && { size }) }
    return [{ line, food, quantity }]
  })
