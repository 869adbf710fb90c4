import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { recordApi } from '#web/lib/http/recordApi.ts'
import { problemOf } from '#web/lib/http/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { calendarEndpoints } from '../calendar.endpoints.ts'

const { topic } = calendarEndpoints

const words = {
  add: { done: 'Calendar added', failed: 'Error adding calendar' },
  update: { done: 'Calendar updated', failed: 'Error updating calendar' },
  delete: { done: 'Calendar removed', failed: 'Error removing calendar' },
}

// No outbox: the server must read an address before it accepts it.
export const calendarApi = recordApi(calendarEndpoints, words, { throughOutbox: false })

/** Slow, since the server may have to fetch the calendars first. */
export const calendarEventsQuery = (start: string, end: string) => ({
  ...endpointQuery(topic, calendarEndpoints.events, { start, end }),
  meta: { slow: true },
})

/** Reads a failed calendar now instead of at its next turn. */
export function useReadAgain() {
  const client = useQueryClient()
  const failed = 'Error updating calendar'
  return useMutation({
    mutationFn: (id: number) => send(calendarEndpoints.readAgain, { params: { id } }),
    onSuccess: async ({ problem }) => {
      await client.invalidateQueries({ queryKey: [topic] })
      if (problem) toast.error(failed, problem)
      else toast.success('Calendar updated')
    },
    onError: (error) => toast.error(failed, problemOf(error)),
  })
}
