import { ingredientName, isAtHome } from '#features/pantry/atHome.logic.ts'
import { readAmount } from '#shared/ingredients/itemAmount.ts'
import type { Household } from '../../household.queries.ts'
import type { SpokenItem } from '../text/itemList.ts'
import { capitalised } from '../text/plainText.ts'

/** The ingredients that are not at home, with the amounts that the recipe wants. */
export function missingFor(lines: readonly string[], { pantry }: Household): SpokenItem[] {
  const missing = lines
    .map((line) => ({ name: ingredientName(line), line }))
    .filter(({ name }) => name !== '' && !isAtHome(name, pantry))
  return missing.map(({ name, line }) => ({
    name: capitalised(name),
    quantity: readAmount(line.split(',')[0] ?? line).quantity,
    notes: null,
  }))
}
