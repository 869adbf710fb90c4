import type { z } from 'zod'
import { get, post } from '#shared/endpoint.ts'
import type { MealEvent } from '../menu.contract.ts'
import type { PlannedDinners, PlanQuery, PrepTask, WeekPlan } from './planning.contract.ts'

export const planningEndpoints = {
  /** What the free dinners of some days could be; nothing is stored. */
  preview: post('/api/menu/plan/preview').takes<z.input<typeof PlanQuery>>().answers<WeekPlan>(),
  /** Plans dinners, all in one change; answers the new meals. */
  plan: post('/api/menu/plan').takes<z.input<typeof PlannedDinners>>().answers<MealEvent[]>(),
  /** What has to be done on some days for the meals after them. */
  prep: get('/api/menu/prep').takes<{ startDate: string; endDate: string }>().answers<PrepTask[]>(),
}
