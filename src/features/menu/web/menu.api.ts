import { atBase } from '#web/lib/basePath.ts'
import { endpointQuery, send, withQuery } from '#web/lib/http/call.ts'
import { pendingChanges } from '#web/lib/http/recordApi.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { withPendingChanges } from '#web/lib/outbox/withPendingChanges.ts'
import type { MealEvent } from '../menu.contract.ts'
import { feedEndpoints, mealEndpoints } from '../menu.endpoints.ts'
import { nextOnList } from './leftOnList.ts'

const { topic } = mealEndpoints

/** Both days included. */
export type Days = { startDate: string; endDate: string }

/** The polling interval while the live connection is down. */
export const mealsPolling = 5_000

/** The meals of a period, ordered by day and time. */
export const mealsIn = ({ startDate, endDate }: Days) => ({
  ...endpointQuery(topic, mealEndpoints.list, { startDate, endDate }),
  select: withPendingChanges<MealEvent>(mealEndpoints.list.path, {
    belongs: ({ date }) => date >= startDate && date <= endDate,
  }),
})

export const failed = (verb: string, doing: string) => ({
  title: `Failed to ${verb} meal`,
  otherwise: `An error occurred while ${doing} the meal.`,
})

export const mealApi = pendingChanges(mealEndpoints, {
  add: {
    done: {
      title: 'Meal added',
      text: 'The meal has been successfully added to your menu.',
    },
    failed: failed('add', 'adding'),
  },
  update: { done: 'Meal updated', failed: failed('update', 'updating'), next: nextOnList },
  delete: { done: 'Meal deleted', failed: failed('delete', 'deleting'), next: nextOnList },
})

export const menuFile = (days: Days) => atBase(withQuery('/api/menu.ics', days))

export const menuFeed = endpointQuery(feedEndpoints.topic, feedEndpoints.read)

export const useResetFeed = () =>
  useListChange({
    topic: feedEndpoints.topic,
    // An undo would bring the old address back, which somebody may still have.
    undo: false,
    send: () => send(feedEndpoints.reset),
    done: {
      title: 'The menu has a new address',
      text: 'Give it to any calendar that should follow your menu.',
    },
    failed: "The address couldn't be reset",
  })
