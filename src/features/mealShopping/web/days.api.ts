import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { FoodMatchForm } from '#features/ingredients/foodMatches.contract.ts'
import { foodMatchEndpoints } from '#features/ingredients/foodMatches.endpoints.ts'
import { shoppingEndpoints } from '#features/shopping/shopping.endpoints.ts'
import { usualItems } from '#features/shopping/web/stores.api.ts'
import { counted } from '#shared/counted.ts'
import { send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { DaysForm, DaysQuery } from '../days.contract.ts'
import { dayEndpoints } from '../days.endpoints.ts'

export type DaysInput = z.input<typeof DaysQuery>

/**
 * Under the topic of food matches, so that a rejected match computes it again. `opening` is in the
 * key because the pantry may have changed since the sheet was last open.
 */
export const previewOf = (input: DaysInput, opening: number) =>
  queryOptions({
    queryKey: [foodMatchEndpoints.topic, dayEndpoints.preview.path, input, opening],
    queryFn: ({ signal }) => send(dayEndpoints.preview, { input }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

export const useAddForDays = () =>
  useListChange({
    topic: shoppingEndpoints.topic,
    also: [usualItems.queryKey],
    send: (input: z.input<typeof DaysForm>) => send(dayEndpoints.add, { input }),
    done: ({ length }) => `Added ${counted(length, 'item')} to the list`,
    failed: 'Failed to add the items',
  })

export const useSayMatch = () =>
  useListChange({
    topic: foodMatchEndpoints.topic,
    send: (input: FoodMatchForm) => send(foodMatchEndpoints.say, { input }),
    done: ({ food, name, isSame }) =>
      isSame ? `Got it: ${name} can count as ${food}` : `Got it: ${name} and ${food} are different`,
    failed: "That couldn't be saved",
  })
