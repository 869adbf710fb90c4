import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { recordApi } from '#web/lib/recordApi.ts'
import { problemOf, request } from '#web/lib/request.ts'
import { toast } from '#web/lib/toast.ts'
import type { CalendarEvent, CalendarSourceForm, ConnectedCalendar } from '../calendar.contract.ts'

const topic = 'calendar'
const path = '/api/calendar/sources'

export const calendarApi = recordApi<ConnectedCalendar, CalendarSourceForm>({
  topic,
  path,
  // Events come from elsewhere, and nobody knows how fast.
  words: {
    add: { done: 'Calendar added', failed: 'Error adding calendar' },
    update: { done: 'Calendar updated', failed: 'Error updating calendar' },
    delete: { done: 'Calendar removed', failed: 'Error removing calendar' },
  },
})

/**
 * What happens between two moments, by all enabled calendars. The server may have to read them
 * from elsewhere first.
 */
export const calendarEventsQuery = (start: string, end: string) =>
  queryOptions({
    queryKey: [topic, 'events', start, end],
    meta: { slow: true },
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ start, end })
      return request<CalendarEvent[]>('GET', `/api/calendar/events?${query}`, undefined, { signal })
    },
  })

/** Reads a calendar that failed once more, without waiting until it would be read anyway. */
export function useReadAgain() {
  const client = useQueryClient()
  const failed = 'Error updating calendar'
  return useMutation({
    mutationFn: (id: number) => request<ConnectedCalendar>('POST', `${path}/${id}/read`),
    onSuccess: async ({ problem }) => {
      await client.invalidateQueries({ queryKey: [topic] })
      if (problem) toast.error(failed, problem)
      else toast.success('Calendar updated')
    },
    onError: (error) => toast.error(failed, problemOf(error)),
  })
}
