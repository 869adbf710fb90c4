import { memoized } from '../memoized.ts'
import type { Ingredient } from './ingredient.ts'
import { readLine } from './lineReading.ts'

/**
 * What a line of a recipe says, as somebody would who labels it by hand:
 * - The amount is the first measure; others of the same ('/½oz', '(2 pints)'), and what is added
 *   ('plus 1 tsp'), are notes. A range has its lower end as amount. What has no number has none,
 *   but for 'a' in front of it, which is one.
 * - The unit is a name of `units.ts`. Sizes ('large') are notes. A package counts as one or more of
 *   its kind: '400g tin' is 1 tin with a size of 400 g. 'Garlic cloves' are cloves of garlic.
 * - The food is as written, without size, preparation ('finely chopped') and purpose ('for
 *   frying'); what tells what is bought stays ('red onion', 'ground beef', 'chopped tomatoes' of a
 *   tin). Of alternatives the first counts, and of 'juice of 1 lemon' the lemon.
 */
export const readIngredient = memoized((line): Readonly<Ingredient> => {
  const { numbers, lastWord, ...read } = readLine(line)
  return { line, ...read }
}, 10_000)
