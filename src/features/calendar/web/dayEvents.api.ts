import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addDays } from '#shared/days.ts'
import { startOfDayIn } from '#shared/time.ts'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { eventsByDay } from '../days.logic.ts'
import { calendarApi, calendarEventsQuery } from './calendar.api.ts'

/** Calendar events by day, for the screens of other features. */
export function useDayEvents(days: readonly string[]) {
  const { data: household } = useQuery(householdQuery)
  const sources = useQuery(calendarApi.list)
  const zone = household?.timeZone ?? 'UTC'
  const connected = sources.data?.some((each) => each.enabled) ?? false
  const [first = '1970-01-01'] = days
  const last = days.at(-1) ?? first
  const events = useQuery({
    ...calendarEventsQuery(
      startOfDayIn(zone, first).toISOString(),
      startOfDayIn(zone, addDays(last, 1)).toISOString(),
    ),
    enabled: household !== undefined && days.length > 0 && connected,
    // The previous events stay until the next page's have arrived.
    placeholderData: keepPreviousData,
  })
  const shown = days.join()
  // Hides cached events of calendars that were switched off.
  const found = connected ? events.data : undefined
  const byDay = useMemo(
    () => found && eventsByDay(found, shown.split(','), zone),
    [found, shown, zone],
  )
  return { sources, connected, events, byDay, zone }
}
