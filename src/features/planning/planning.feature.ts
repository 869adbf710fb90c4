import type { Feature } from '#server/feature.ts'
import { planRulesSetting } from './planning.contract.ts'
import { planningRoutes } from './planning.routes.ts'

export const planning: Feature = {
  name: 'planning',
  settings: [planRulesSetting],
  routes: planningRoutes,
}
