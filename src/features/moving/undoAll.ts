import type { AppContext } from '#server/appContext.ts'
import { undoChosen } from '#server/http/undoRoute.ts'
import type { Actor } from '#server/records/recorder.ts'
import type { Doing } from './content.ts'
import type { Recorded } from './saveMove.ts'

/** Takes back every change, the last one first: all of them, or none with the reason. */
export async function undoAll(
  app: AppContext,
  actor: Actor,
  recorded: readonly Recorded[],
  doing: Doing,
): Promise<void> {
  const ids = recorded.map(({ changeId }) => changeId).reverse()
  doing('Undoing', 0, ids.length)
  await refuseUnlessAll(app, actor, ids)
  const undone: number[] = []
  const noting = { ...actor, onRecorded: (changeId: number) => void undone.push(changeId) }
  try {
    for (const [n, id] of ids.entries()) {
      doing('Undoing', n, ids.length)
      await undoChosen(app, noting, async () => id)
    }
  } catch (error) {
    // Somebody changed a record between the check and its undo: the undone ones come back.
    for (const id of undone.reverse()) await undoChosen(app, actor, async () => id)
    throw error
  }
}

/** Ends a change that was only tried, so that nothing of it is kept. */
class OnlyTried extends Error {}

async function refuseUnlessAll(app: AppContext, actor: Actor, ids: readonly number[]) {
  try {
    await app.change(actor, 'Tried to undo', async (w) => {
      for (const id of ids) await w.undo(id)
      throw new OnlyTried()
    })
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error
  }
}
