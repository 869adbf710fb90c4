import { memoized } from '../memoized.ts'
import type { Ingredient } from './ingredient.ts'
import { readLine } from './lineReading.ts'

/**
 * Reads a recipe's line, as somebody would label it by hand:
 * - The amount is the first measure. Other measures of the same ('/½oz', '(2 pints)') and additions
 *   ('plus 1 tsp') are notes. The amount of a range is its lower end. A line without a number has
 *   no amount, except that 'a' counts as one.
 * - The unit is a name of `units.ts`. Sizes ('large') are notes. A package counts as one or more of
 *   its kind: '400g tin' is 1 tin with a size of 400 g. 'Garlic cloves' are cloves of garlic.
 * - The food is as written, without size, preparation ('finely chopped') and purpose ('for
 *   frying'), but with words that matter for buying it ('red onion', 'ground beef', 'chopped
 *   tomatoes' in a tin). The first of two alternatives counts, and the lemon of 'juice of 1 lemon'.
 */
export const readIngredient = memoized((line): Readonly<Ingredient> => {
  const { numbers, lastWord, ...read } = readLine(line)
  return { line, ...read }
}, 10_000)
