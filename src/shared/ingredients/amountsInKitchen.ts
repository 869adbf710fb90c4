import type { Quantity } from './ingredient.ts'

/** '2 lb', '1 dozen', '3 x 400 g' (1,200 g), 'half a bag'; nothing for what is no amount. */
export function quantityOf(_text: string): Quantity | null {
  return null
}

/** One sum for each group of units that can be added up, in the order of their first. */
export function sumOf(list: readonly Quantity[]): Quantity[] {
  return [...list]
}

/** What of a need the stock leaves open, never below zero; unknown where the two don't compare. */
export function minus(need: Quantity, _stock: readonly (Quantity | null)[]): Quantity | 'unknown' {
  return need
}

/** '1½ cups', '750 g', '2 cans'. */
export function writtenAmount({ amount, unit }: Quantity): string {
  return unit ? `${amount} ${unit}` : String(amount)
}
