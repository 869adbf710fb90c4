import type { AppContext } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answerInput, type Route } from '#server/http/routes.ts'
import { counted } from '#shared/sayWords.ts'
import { PlannedDinners, PlanQuery, PrepQuery } from './planning.contract.ts'
import { planningEndpoints } from './planning.endpoints.ts'
import { planDinners, previewPlan } from './planning.service.ts'
import { prepOn } from './prep.service.ts'

export const planningRoutes = (app: AppContext): Route[] => [
  answerInput(planningEndpoints.preview, PlanQuery, (query) => previewPlan(app, query)),
  answerInput(planningEndpoints.plan, PlannedDinners, (dinners, c) =>
    app.change(actorOf(c), `Planned ${counted(dinners.meals.length, 'dinner')}`, (w) =>
      planDinners(w, dinners),
    ),
  ),
  answerInput(planningEndpoints.prep, PrepQuery, (days) => prepOn(app, days)),
]
