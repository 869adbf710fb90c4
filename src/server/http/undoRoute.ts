import { undoEndpoint } from '#shared/changes.endpoints.ts'
import { done } from '#shared/endpoint.ts'
import { conflict } from '#shared/errors.ts'
import type { AppContext } from '../appContext.ts'
import type { Writing } from '../records/change.ts'
import type { Actor } from '../records/recorder.ts'
import { actorOf, idFrom } from './input.ts'
import { answer } from './routes.ts'

export const undoRoute = (app: AppContext) =>
  answer(undoEndpoint, async (c) => {
    const id = idFrom(c, 'change')
    return { ...done, message: await undoChosen(app, actorOf(c), async () => id) }
  })

/** Undoes the change that `choose` picks inside the transaction. Returns that change's reason. */
export const undoChosen = (
  app: AppContext,
  actor: Actor,
  choose: (w: Writing) => Promise<number>,
): Promise<string> =>
  refuseNameClash(app, () =>
    app.change(actor, 'Undid a change', async (w) => w.undo(await choose(w))),
  )

/** An undone deletion may bring back a name that another record has by now. */
export async function refuseNameClash<T>(app: AppContext, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!app.isConstraintViolation(error)) throw error
    throw conflict('Something else has that name now. Nothing was undone.')
  }
}
