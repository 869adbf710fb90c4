import type { House } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answerInput, type Route } from '#server/http/routes.ts'
import { counted } from '#shared/sayWords.ts'
import { PlannedDinners, PlanQuery, PrepQuery } from './planning.contract.ts'
import { planningCalls } from './planning.endpoints.ts'
import { planDinners, previewPlan } from './planning.service.ts'
import { prepOn } from './prep.service.ts'

export const planningRoutes = (house: House): Route[] => [
  answerInput(planningCalls.preview, PlanQuery, (query) => previewPlan(house, query)),
  answerInput(planningCalls.plan, PlannedDinners, (dinners, c) =>
    house.change(actorOf(c), `Planned ${counted(dinners.meals.length, 'dinner')}`, (w) =>
      planDinners(w, dinners),
    ),
  ),
  answerInput(planningCalls.prep, PrepQuery, (days) => prepOn(house, days)),
]
