import { addDays, startOfWeek } from '#shared/days.ts'
import { dayIn, startOfDayIn } from '#shared/time.ts'
import { withQuery } from '#web/lib/http/call.ts'
import type { OfflineList } from '#web/lib/offlineList.ts'
import { calendarEndpoints } from '../calendar.endpoints.ts'

export const offline: readonly OfflineList[] = [
  {
    topic: calendarEndpoints.topic,
    reads: (zone) => {
      const first = startOfWeek(dayIn(zone))
      const moment = (day: string) => startOfDayIn(zone, day).toISOString()
      const days = { start: moment(addDays(first, -7)), end: moment(addDays(first, 35)) }
      return [calendarEndpoints.list.path, withQuery(calendarEndpoints.events.path, days)]
    },
  },
]
