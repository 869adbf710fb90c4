import type { Quantity } from './ingredient.ts'
import type { WrittenNumber } from './measures.ts'

/** The part of a line in front of the food. */
export type Leading = {
  amount: number | null
  max: number | null
  unit: string | null
  size: Quantity | null
  numbers: WrittenNumber[]
  /** Ranges of tokens that are neither amount nor unit; the end is exclusive. */
  asides: [number, number][]
  /** The index of the food's first token. */
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
