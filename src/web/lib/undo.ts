import type { QueryClient } from '@tanstack/react-query'
import { undoCall } from '#shared/changes.calls.ts'
import { send } from './call.ts'
import { changeIdOf, problemOf } from './request.ts'
import { toast } from './toast.tsx'

/** For a toast: takes back what an answer tells of. Nothing where nothing was changed. */
export function undoAction(client: QueryClient, answer: unknown) {
  const id = changeIdOf(answer)
  return id === undefined ? undefined : { label: 'Undo', onClick: () => undo(client, id) }
}

async function undo(client: QueryClient, id: number) {
  try {
    await send(undoCall, { params: { id } })
    toast.success('Taken back')
  } catch (error) {
    toast.error("It couldn't be taken back", problemOf(error))
  }
  // A change may have touched several lists.
  client.invalidateQueries()
}
