import { post } from '#shared/endpoint.ts'
import type { LinesForm, ReadIngredient } from './ingredients.contract.ts'

export const ingredientEndpoints = {
  /** What each line says, in their order. */
  read: post('/api/ingredients/read').takes<LinesForm>().answers<ReadIngredient[]>(),
}
