import type { z } from 'zod'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { post } from '#shared/endpoint.ts'
import type { PlannedDinners, PlanQuery, WeekPlan } from './planning.contract.ts'

export const planningEndpoints = {
  /** Proposals for the free dinners of some days; nothing is stored. */
  preview: post('/api/menu/plan/preview').takes<z.input<typeof PlanQuery>>().answers<WeekPlan>(),
  /** Plans dinners in one change; answers the new meals. */
  plan: post('/api/menu/plan').takes<z.input<typeof PlannedDinners>>().answers<MealEvent[]>(),
}
