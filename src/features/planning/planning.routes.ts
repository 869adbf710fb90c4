import type { AppContext } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { counted } from '#shared/counted.ts'
import { PlannedDinners, PlanQuery } from './planning.contract.ts'
import { planningEndpoints } from './planning.endpoints.ts'
import { planDinners, previewPlan } from './planning.service.ts'

export const planningRoutes = (app: AppContext) =>
  routes(
    answerInput(planningEndpoints.preview, PlanQuery, (query) => previewPlan(app, query)),
    answerInput(planningEndpoints.plan, PlannedDinners, (dinners, c) =>
      app.change(actorOf(c), `Planned ${counted(dinners.meals.length, 'dinner')}`, (w) =>
        planDinners(w, dinners),
      ),
    ),
  )
