/** The unit is a name of `units.ts`; null for pieces. */
export type Quantity = { amount: number; unit: string | null }

/** A recipe's line, read. `line` is the text as it was written. */
export type Ingredient = {
  line: string
  amount: number | null
  /** The upper end of a range ('2-3 eggs'), or null. */
  amountMax: number | null
  unit: string | null
  food: string
  note: string | null
  /** The content of one package or piece: 400 g of '2 x 400g tins', 6 oz of '4 6-ounce fillets'. */
  size?: Quantity
  /** The text of a heading ('For the topping'); its other fields are empty. */
  heading?: string
}
