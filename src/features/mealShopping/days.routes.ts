import { addLine, takeOff } from '#features/shopping/shopping.service.ts'
import type { AppContext } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { dayIn, timeIn } from '#shared/time.ts'
import { DaysForm, DaysQuery, LeftOverQuery } from './days.contract.ts'
import { dayEndpoints } from './days.endpoints.ts'
import { previewDays } from './days.service.ts'
import { leftOver } from './leftOver.service.ts'

export const dayRoutes = (app: AppContext) =>
  routes([
    answerInput(dayEndpoints.preview, DaysQuery, async (query) => {
      const zone = await app.timeZone()
      return previewDays(app.reader, query, { today: dayIn(zone), now: timeIn(zone) })
    }),
    answerInput(dayEndpoints.leftOver, LeftOverQuery, async ({ changeId }) => {
      const items = await leftOver(app.reader, changeId, await app.today())
      return { names: items.map(({ name }) => name) }
    }),
    answerInput(dayEndpoints.takeOff, LeftOverQuery, ({ changeId }, c) =>
      app.change(actorOf(c), 'Took off the list what nobody needs any more', async (w) => {
        const items = await leftOver(w.reads, changeId, w.today)
        await takeOff(w, items)
        return items
      }),
    ),
    answerInput(dayEndpoints.add, DaysForm, async ({ items }, c) => {
      const why = 'Added what planned meals need'
      const added = await app.change(actorOf(c), why, (w) => addLine(w, items))
      c.status(201)
      return added
    }),
  ])
