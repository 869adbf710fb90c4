import type { Feature } from '#server/feature.ts'
import { ingredientRoutes } from './ingredients.routes.ts'

export const ingredients: Feature = { name: 'ingredients', routes: ingredientRoutes }
