import type { Feature } from '#server/feature.ts'
import { dayRoutes } from './days.routes.ts'

export const mealShopping: Feature = { name: 'mealShopping', routes: dayRoutes }
