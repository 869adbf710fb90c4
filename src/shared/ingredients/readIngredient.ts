import type { Ingredient } from './ingredient.ts'

export function readIngredient(line: string): Ingredient {
  return { line, amount: null, amountMax: null, unit: null, food: line.trim(), note: null }
}
