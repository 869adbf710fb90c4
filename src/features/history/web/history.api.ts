import { useQuery } from '@tanstack/react-query'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { usePollingWhileDown } from '#web/lib/http/live.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { historyEndpoints } from '../history.endpoints.ts'

const { topic } = historyEndpoints
const status = endpointQuery(topic, historyEndpoints.status)

/** Milliseconds, while the live connection is down. */
const polling = 5_000

export type Step = 'undo' | 'redo'

export const stepLabels: Record<Step, string> = { undo: 'Undo', redo: 'Redo' }

export function useUndoRedo() {
  const { data } = useQuery({ ...status, refetchInterval: usePollingWhileDown(polling) })
  const steps = { undo: useStep('undo'), redo: useStep('redo') }
  const busy = steps.undo.isPending || steps.redo.isPending
  return {
    can: { undo: data?.canUndo === true && !busy, redo: data?.canRedo === true && !busy },
    take: (step: Step) => steps[step].mutate(),
  }
}

const useStep = (step: Step) =>
  useListChange({
    undo: false,
    send: () => send(historyEndpoints[step]),
    done: ({ message }) => ({ title: `${stepLabels[step]} Successful`, text: message }),
    failed: { title: `${stepLabels[step]} Failed`, otherwise: `Failed to ${step} the operation` },
  })

export const reachQuery = endpointQuery(topic, historyEndpoints.reach)
