import { undoCall } from '#shared/changes.endpoints.ts'
import { done } from '#shared/endpoint.ts'
import { conflict } from '#shared/errors.ts'
import type { House } from '../appContext.ts'
import type { Writing } from '../records/change.ts'
import type { Actor } from '../records/recorder.ts'
import { actorOf, idFrom } from './input.ts'
import { answer } from './routes.ts'

export const undoRoute = (house: House) =>
  answer(undoCall, async (c) => {
    const id = idFrom(c, 'change')
    return { ...done, message: await takeBack(house, actorOf(c), async () => id) }
  })

/** Which change is chosen where nobody else writes. Answers why that change was made. */
export const takeBack = (
  house: House,
  actor: Actor,
  choose: (w: Writing) => Promise<number>,
): Promise<string> =>
  withoutClash(house, () =>
    house.change(actor, 'Took a change back', async (w) => w.undo(await choose(w))),
  )

/** What comes back may have a name that something else has by now. */
export async function withoutClash<T>(house: House, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!house.isConstraintViolation(error)) throw error
    throw conflict('Its name is taken by something else now. Nothing was taken back.')
  }
}
