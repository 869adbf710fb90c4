import { addDays, startOfWeek } from '#shared/days.ts'
import { dayIn } from '#shared/time.ts'
import { withQuery } from '#web/lib/http/call.ts'
import type { OfflineList } from '#web/lib/offlineList.ts'
import { mealEndpoints } from '../menu.endpoints.ts'
import { repeatingEndpoints } from '../repeating/repeating.endpoints.ts'
import { ideaEndpoints } from '../sometime/sometime.endpoints.ts'

export const offline: readonly OfflineList[] = [
  {
    topic: mealEndpoints.topic,
    // More days around today than a screen shows; the service worker answers parts of them.
    reads: (zone) => {
      const today = dayIn(zone)
      const startDate = addDays(startOfWeek(today), -7)
      return [
        withQuery(mealEndpoints.list.path, { startDate, endDate: addDays(today, 60) }),
        repeatingEndpoints.list.path,
        ideaEndpoints.list.path,
      ]
    },
    form: async () => {
      const { MealDialog } = await import('./meal/MealDialog.tsx')
      return (state) => <MealDialog date="" mealType="Dinner" {...state} />
    },
  },
]
