import type { AppContext } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answer, routes } from '#server/http/routes.ts'
import { undoChosen } from '#server/http/undoRoute.ts'
import { done } from '#shared/endpoint.ts'
import { conflict } from '#shared/errors.ts'
import { historyEndpoints } from './history.endpoints.ts'
import { readReach, readReached } from './history.queries.ts'
import { versionRoutes } from './versions.routes.ts'

/** A redo's text names only the original change, without the prefix of the undo. */
const withoutUndo = (text: string) => text.replace(/^[^:]+: /, '')

export const historyRoutes = (app: AppContext) =>
  routes(
    answer(historyEndpoints.status, async () => {
      const { undo, redo } = await readReach(app.reader)
      return { canUndo: undo !== undefined, canRedo: redo !== undefined }
    }),
    answer(historyEndpoints.reach, async () => {
      const { undo, redo } = await readReach(app.reader)
      const undone = await readReached(app.reader, redo)
      return {
        undo: await readReached(app.reader, undo),
        redo: undone && { ...undone, text: withoutUndo(undone.text) },
      }
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
      return { ...done, message: withoutUndo(message) }
    }),
    versionRoutes(app),
  )
