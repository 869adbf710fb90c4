import { useQuery } from '@tanstack/react-query'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import type { Update } from '#web/lib/http/recordApi.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { sendMerged } from '#web/lib/outbox/mergeEdits.ts'
import type { MealEventForm } from '../menu.contract.ts'
import type { NewRepeatingMeal } from '../repeating/repeating.contract.ts'
import { repeatingEndpoints } from '../repeating/repeating.endpoints.ts'
import { type Repeats, sayRepeats } from '../repeating/repeating.logic.ts'
import { nextOnList } from './leftOnList.ts'
import { failed } from './menu.api.ts'

const { topic } = repeatingEndpoints

/** The series of a meal, once it is read. */
export const useSeries = (id: number | null | undefined) =>
  useQuery({
    ...endpointQuery(topic, repeatingEndpoints.list),
    enabled: Boolean(id),
    select: (all) => all.find((series) => series.id === id),
  }).data

export const useStartRepeating = () =>
  useListChange({
    topic,
    send: (input: NewRepeatingMeal) => send(repeatingEndpoints.add, { input }),
    done: (_, input) => ({
      title: input.mealId ? 'Meal updated' : 'Meal added',
      text: `${sayRepeats(input)}, from this day on.`,
    }),
    failed: failed('add', 'adding'),
  })

type ChangeFrom = Update<MealEventForm> & {
  repeats?: Repeats | null | undefined
  skipTaken?: boolean
}

/** Changes a meal and all after it. */
export const useChangeFrom = () =>
  useListChange({
    topic,
    send: ({ id, changes, base, repeats, skipTaken }: ChangeFrom) =>
      sendMerged(
        (input) =>
          send(repeatingEndpoints.changeFrom, {
            params: { id },
            input: { ...input, ...(repeats !== undefined && { repeats, skipTaken }) },
          }),
        changes,
        base,
      ),
    done: (_, { repeats }) =>
      repeats === null ? "This meal doesn't repeat anymore" : 'This meal and all after it updated',
    next: nextOnList,
    failed: failed('update', 'updating'),
  })

export const useRemoveFrom = () =>
  useListChange({
    topic,
    send: (id: number) => send(repeatingEndpoints.removeFrom, { params: { id } }),
    done: 'This meal and all after it deleted',
    next: nextOnList,
    failed: failed('delete', 'deleting'),
  })
