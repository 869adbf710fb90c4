import type { House } from '#server/appContext.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { foodMatchRoutes } from './foodMatches.routes.ts'
import { LinesForm, type ReadIngredient } from './ingredients.contract.ts'
import { ingredientCalls } from './ingredients.endpoints.ts'

export const ingredientRoutes = (house: House) =>
  routes(
    answerInput(ingredientCalls.read, LinesForm, ({ lines }) => lines.map(answered)),
    foodMatchRoutes(house),
  )

function answered(text: string): ReadIngredient {
  const { line, amount, amountMax, unit, food, note } = readIngredient(text)
  return { line, amount, amountMax, unit, food, note }
}
