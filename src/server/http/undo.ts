import { done } from '#shared/calls.ts'
import { undoCall } from '#shared/changes.calls.ts'
import { conflict } from '#shared/errors.ts'
import type { House } from '../house.ts'
import { actorOf, idFrom } from './input.ts'
import { answer } from './routes.ts'

export const undoRoute = (house: House) =>
  answer(undoCall, async (c) => {
    const id = idFrom(c, 'change')
    try {
      const message = await house.change(actorOf(c), 'Took a change back', (w) => w.undo(id))
      return { ...done, message }
    } catch (error) {
      if (!house.isConstraintViolation(error)) throw error
      throw conflict('Its name is taken by something else now. Nothing was taken back.')
    }
  })
