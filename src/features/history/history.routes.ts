import type { AppContext } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answer, routes } from '#server/http/routes.ts'
import { undoChosen } from '#server/http/undoRoute.ts'
import { done } from '#shared/endpoint.ts'
import { conflict } from '#shared/errors.ts'
import { historyEndpoints } from './history.endpoints.ts'
import { readReach } from './history.queries.ts'
import { versionRoutes } from './versions.routes.ts'

export const historyRoutes = (app: AppContext) =>
  routes(
    answer(historyEndpoints.status, async () => {
      const { undo, redo } = await readReach(app.reader)
      return { canUndo: undo !== undefined, canRedo: redo !== undefined }
    }),
    answer(historyEndpoints.undo, async (c) => {
      const message = await undoChosen(app, actorOf(c), async (w) => {
        const { undo } = await readReach(w.reads)
        if (undo === undefined) throw conflict("There's nothing to undo.")
        return undo
      })
      return { ...done, message }
    }),
    answer(historyEndpoints.redo, async (c) => {
      const message = await undoChosen(app, actorOf(c), async (w) => {
        const { redo } = await readReach(w.reads)
        if (redo === undefined) throw conflict("There's nothing to redo.")
        return redo
      })
      // A redo's message names only the original change, without the prefix of the undo.
      return { ...done, message: message.replace(/^[^:]+: /, '') }
    }),
    versionRoutes(app),
  )
