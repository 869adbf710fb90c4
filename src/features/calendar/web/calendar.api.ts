import { endpointQuery, send } from '#web/lib/http/call.ts'
import { recordApi } from '#web/lib/http/recordApi.ts'
import { problemOf } from '#web/lib/http/request.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
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
export const useReadAgain = () =>
  useListChange({
    topic,
    undo: false,
    send: async (id: number) => {
      const { problem } = await send(calendarEndpoints.readAgain, { params: { id } })
      if (problem) throw new Error(problem)
    },
    done: words.update.done,
    failed: (error) => ({ title: words.update.failed, text: problemOf(error, error.message) }),
  })
