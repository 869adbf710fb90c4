import type { QueryClient } from '@tanstack/react-query'
import { undoEndpoint } from '#shared/changes.endpoints.ts'
import { toast } from '../toast.tsx'
import { send } from './call.ts'
import { changeIdOf, problemOf } from './request.ts'

/** A toast's Undo button for the change that an answer reports; undefined where nothing changed. */
export function undoAction(
  client: QueryClient,
  answer: unknown,
  takeBack = (id: number): Promise<unknown> => send(undoEndpoint, { params: { id } }),
) {
  const id = changeIdOf(answer)
  if (id === undefined) return undefined
  return { label: 'Undo', onClick: () => undo(client, () => takeBack(id)) }
}

/** A toast's Undo button for several answers, undone in reverse order. */
export function undoAllAction(client: QueryClient, answers: readonly unknown[]) {
  const ids = answers.flatMap((answer) => changeIdOf(answer) ?? [])
  if (ids.length === 0) return undefined
  const takeBack = async () => {
    for (const id of ids.toReversed()) await send(undoEndpoint, { params: { id } })
  }
  return { label: 'Undo', onClick: () => undo(client, takeBack) }
}

export async function undo(client: QueryClient, takeBack: () => Promise<unknown>) {
  try {
    await takeBack()
    toast.success('Undone')
  } catch (error) {
    toast.error("It couldn't be undone", problemOf(error))
  }
  // A change may have touched several lists.
  client.invalidateQueries()
}
