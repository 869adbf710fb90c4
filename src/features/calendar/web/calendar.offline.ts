import { addDays, startOfWeek } from '#shared/days.ts'
import { dayIn, startOfDayIn } from '#shared/time.ts'
import { withQuery } from '#web/lib/http/call.ts'
import type { OfflineList } from '#web/lib/offlineList.ts'
import { calendarEndpoints } from '../calendar.endpoints.ts'

export const offline: readonly OfflineList[] = [
  {
    topic: calendarEndpoints.topic,
    reads: (zone) => {
      const sunday = startOfWeek(dayIn(zone))
      const moment = (day: string) => startOfDayIn(zone, day).toISOString()
      const days = { start: moment(addDays(sunday, -7)), end: moment(addDays(sunday, 35)) }
      return [calendarEndpoints.list.path, withQuery(calendarEndpoints.events.path, days)]
    },
  },
]
