import type { Feature } from '#server/feature.ts'
import { historyRoutes } from './history.routes.ts'

export const history: Feature = {
  name: 'history',
  routes: historyRoutes,
}
