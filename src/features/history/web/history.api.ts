import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { usePollingWhileDown } from '#web/lib/http/live.ts'
import { problemOf } from '#web/lib/http/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { historyEndpoints } from '../history.endpoints.ts'

const status = endpointQuery(historyEndpoints.topic, historyEndpoints.status)

/** Milliseconds, while the live connection is down. */
const polling = 5_000

export function useUndoRedo() {
  const { data } = useQuery({ ...status, refetchInterval: usePollingWhileDown(polling) })
  const undo = useStep('undo', 'Undo')
  const redo = useStep('redo', 'Redo')
  const busy = undo.isPending || redo.isPending
  return {
    canUndo: data?.canUndo === true && !busy,
    canRedo: data?.canRedo === true && !busy,
    undo: () => undo.mutate(),
    redo: () => redo.mutate(),
  }
}

function useStep(step: 'undo' | 'redo', label: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => send(historyEndpoints[step]),
    onSuccess: ({ message }) => toast.success(`${label} Successful`, message),
    onError: (error) =>
      toast.error(`${label} Failed`, problemOf(error, `Failed to ${step} the operation`)),
    // Any list may have changed.
    onSettled: () => client.invalidateQueries(),
  })
}
