import { readIngredient } from '../ingredients/readIngredient.ts'
import { foodsIn } from './foodsInText.ts'

/** The foods of ingredient lines that the lexicon does not know, for which no allergy can be checked. */
export function unknownFoods(lines: readonly string[]): string[] {
  const unknown = lines.filter((line) => !line.endsWith(':') && foodsIn(line).length === 0)
  const foods = unknown.map((line) => readIngredient(line).food)
  return [...new Set(foods.filter((food) => /\p{L}/u.test(food)))]
}
