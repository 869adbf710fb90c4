import { get, post, recordEndpoints } from '#shared/endpoint.ts'
import type {
  CalendarEvent,
  CalendarSource,
  CalendarSourceForm,
  ConnectedCalendar,
} from './calendar.contract.ts'

const sources = '/api/calendar/sources'

export const calendarEndpoints = {
  ...recordEndpoints<CalendarSource, CalendarSourceForm>('calendar', sources),
  list: get(sources).answers<ConnectedCalendar[]>(),
  /** Reads a calendar now, even if it was read a moment ago. */
  readAgain: post(`${sources}/:id/read`).answers<ConnectedCalendar>(),
  events: get('/api/calendar/events')
    .takes<{ start: string; end: string }>()
    .answers<CalendarEvent[]>(),
}
