import type { AppContext } from '#server/appContext.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { foodMatchRoutes } from './foodMatches.routes.ts'
import { LinesForm, type ReadIngredient } from './ingredients.contract.ts'
import { ingredientEndpoints } from './ingredients.endpoints.ts'

export const ingredientRoutes = (app: AppContext) =>
  routes(
    answerInput(ingredientEndpoints.read, LinesForm, ({ lines }) => lines.map(answered)),
    foodMatchRoutes(app),
  )

function answered(text: string): ReadIngredient {
  const { line, amount, amountMax, unit, food, note } = readIngredient(text)
  return { line, amount, amountMax, unit, food, note }
}
