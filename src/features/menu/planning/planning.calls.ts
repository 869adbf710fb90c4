import type { z } from 'zod'
import { post } from '#shared/calls.ts'
import type { MealEvent } from '../menu.contract.ts'
import type { PlannedDinners, PlanQuery, WeekPlan } from './planning.contract.ts'

export const planningCalls = {
  /** What the free dinners of some days could be; nothing is stored. */
  preview: post('/api/menu/plan/preview').takes<z.input<typeof PlanQuery>>().answers<WeekPlan>(),
  /** Plans dinners, all in one change; answers the new meals. */
  plan: post('/api/menu/plan').takes<z.input<typeof PlannedDinners>>().answers<MealEvent[]>(),
}
