import { post } from '#shared/endpoint.ts'
import type { LinesForm, ReadIngredient } from './ingredients.contract.ts'

export const ingredientEndpoints = {
  /** The parsed lines, in the same order. */
  read: post('/api/ingredients/read').takes<LinesForm>().answers<ReadIngredient[]>(),
}
