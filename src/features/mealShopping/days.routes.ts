import { addLine } from '#features/shopping/shopping.service.ts'
import type { AppContext } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { dayIn, timeIn } from '#shared/time.ts'
import { DaysForm, DaysQuery } from './days.contract.ts'
import { dayEndpoints } from './days.endpoints.ts'
import { previewDays } from './days.service.ts'

export const dayRoutes = (app: AppContext) =>
  routes([
    answerInput(dayEndpoints.preview, DaysQuery, async (query) => {
      const zone = await app.timeZone()
      return previewDays(app.reader, query, { today: dayIn(zone), now: timeIn(zone) })
    }),
    answerInput(dayEndpoints.add, DaysForm, async ({ items }, c) => {
      const why = 'Added what planned meals need'
      const added = await app.change(actorOf(c), why, (w) => addLine(w, items))
      c.status(201)
      return added
    }),
  ])
