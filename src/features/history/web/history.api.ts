import { useQuery } from '@tanstack/react-query'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { usePollingWhileDown } from '#web/lib/http/live.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
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

const useStep = (step: 'undo' | 'redo', label: string) =>
  useListChange({
    undo: false,
    send: () => send(historyEndpoints[step]),
    done: ({ message }) => ({ title: `${label} Successful`, text: message }),
    failed: { title: `${label} Failed`, otherwise: `Failed to ${step} the operation` },
  })
