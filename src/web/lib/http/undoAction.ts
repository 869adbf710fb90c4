import type { QueryClient } from '@tanstack/react-query'
import { undoEndpoint } from '#shared/changes.endpoints.ts'
import { toast } from '../toast.tsx'
import { send } from './call.ts'
import { changeIdOf, problemOf } from './request.ts'

let last: (() => void) | undefined

/** Takes back what this device changed last, also when its toast is gone. */
export const undoLast = () => last?.()

/** When a change begins: an Undo that is still shown would take back the one before it. */
export function forgetUndo() {
  if (last) toast.hide()
  last = undefined
}

/** An Undo button for what this device changed last. */
export function takenBackBy(client: QueryClient, takeBack: (() => Promise<unknown>) | undefined) {
  const onClick = takeBack && (() => undo(client, takeBack))
  last = onClick
  return onClick && { label: 'Undo', onClick }
}

/** A toast's Undo button for the change that an answer reports; undefined where nothing changed. */
export function undoAction(
  client: QueryClient,
  answer: unknown,
  takeBack = (id: number): Promise<unknown> => send(undoEndpoint, { params: { id } }),
) {
  const id = changeIdOf(answer)
  return takenBackBy(client, id === undefined ? undefined : () => takeBack(id))
}

/** A toast's Undo button for several answers, undone in reverse order. */
export function undoAllAction(client: QueryClient, answers: readonly unknown[]) {
  const ids = answers.flatMap((answer) => changeIdOf(answer) ?? [])
  const takeBack = async () => {
    for (const id of ids.toReversed()) await send(undoEndpoint, { params: { id } })
  }
  return takenBackBy(client, ids.length > 0 ? takeBack : undefined)
}

async function undo(client: QueryClient, takeBack: () => Promise<unknown>) {
  last = undefined
  try {
    await takeBack()
    toast.success('Undone')
  } catch (error) {
    toast.error("It couldn't be undone", problemOf(error))
  }
  // A change may have touched several lists.
  client.invalidateQueries()
}
