/** So much of something. The unit is one of `units.ts`, in the singular; none where it is counted. */
export type Quantity = { amount: number; unit: string | null }

/** What a line of a recipe says. The line itself stays as it was written. */
export type Ingredient = {
  line: string
  amount: number | null
  /** The upper end of a range ('2-3 eggs'), else null. */
  amountMax: number | null
  unit: string | null
  food: string
  note: string | null
  /** What one package or piece holds: 400 g of '2 x 400g tins', 6 oz of '4 6-ounce fillets'. */
  size?: Quantity
  /** The words of a heading ('For the topping'), which has none of the others. */
  heading?: string
}
