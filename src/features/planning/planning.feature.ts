import type { Feature } from '#server/feature.ts'
import { addDays } from '#shared/days.ts'
import { PlanQuery, planRulesSetting } from './planning.contract.ts'
import { readPlanRules } from './planning.queries.ts'
import { planningRoutes } from './planning.routes.ts'
import { previewPlan } from './planning.service.ts'

export const planning: Feature = {
  name: 'planning',
  settings: [planRulesSetting],
  routes: planningRoutes,
  dinnerTime: async (reader) => (await readPlanRules(reader)).rules.dinnerTime ?? null,
  warmUp: async (app) => {
    const today = await app.today()
    const week = { startDate: today, endDate: addDays(today, 6) }
    await previewPlan(app, PlanQuery.parse(week))
  },
}
