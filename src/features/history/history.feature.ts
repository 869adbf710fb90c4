import type { Feature } from '#server/feature.ts'
import { historyRoutes } from './history.routes.ts'
import { keepSetting } from './retention.contract.ts'
import { keepHistoryBounded } from './retention.ts'

export const history: Feature = {
  name: 'history',
  settings: [keepSetting],
  forPeople: ['POST /api/version-history'],
  routes: (app) => {
    keepHistoryBounded(app)
    return historyRoutes(app)
  },
}
