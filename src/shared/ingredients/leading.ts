import type { Quantity } from './ingredient.ts'
import type { WrittenNumber } from './measures.ts'

/** What stands in front of the food. */
export type Leading = {
  amount: number | null
  max: number | null
  unit: string | null
  size: Quantity | null
  /** The numbers that grow with the servings. */
  numbers: WrittenNumber[]
  /** Tokens that are neither amount nor unit: first, and the one after the last. */
  asides: [number, number][]
  /** Where the food begins. */
  next: number
}

export const noAmount = (next: number): Leading => ({
  amount: null,
  max: null,
  unit: null,
  size: null,
  numbers: [],
  asides: [],
  next,
})
