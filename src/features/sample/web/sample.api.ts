import { useMutation, useQueryClient } from '@tanstack/react-query'
import { counted } from '#shared/counted.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { problemOf } from '#web/lib/http/request.ts'
import { undoAction } from '#web/lib/http/undoAction.ts'
import { toast } from '#web/lib/toast.tsx'
import { sampleEndpoints } from '../sample.endpoints.ts'

export const sampleAvailability = {
  ...endpointQuery(sampleEndpoints.topic, sampleEndpoints.availability),
  // Any list may have got its first record since.
  staleTime: 0,
}

export function useLoadSample() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => send(sampleEndpoints.load),
    onSuccess: async (answer) => {
      await client.invalidateQueries()
      toast.success(
        'Sample household loaded',
        'Have a look around: every list has something in it.',
        undoAction(client, answer),
      )
    },
    onError: (error) => toast.error("The sample couldn't be loaded", problemOf(error)),
  })
}

export function useClearSample() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => send(sampleEndpoints.clear),
    onSuccess: async (answer) => {
      await client.invalidateQueries()
      const stayed =
        answer.stayed > 0
          ? `${counted(answer.stayed, 'thing')} that you changed ${answer.stayed === 1 ? 'stays' : 'stay'}.`
          : undefined
      toast.success('Sample cleared', stayed, undoAction(client, answer))
    },
    onError: (error) => toast.error("The sample couldn't be cleared", problemOf(error)),
  })
}
