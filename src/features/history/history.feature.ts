import type { Feature } from '#server/feature.ts'
import { historyRoutes } from './history.routes.ts'
import { keepHistoryBounded } from './retention.ts'

export const history: Feature = {
  name: 'history',
  routes: (app) => {
    keepHistoryBounded(app)
    return historyRoutes(app)
  },
}
