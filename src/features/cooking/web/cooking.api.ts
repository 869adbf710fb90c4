import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { pantryCalls } from '#features/pantry/pantry.endpoints.ts'
import type { ShoppingLineForm } from '#features/shopping/shopping.contract.ts'
import { shoppingCalls } from '#features/shopping/shopping.endpoints.ts'
import { callQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { CookedForm, CookingSummary, EatenRecipe } from '../cooking.contract.ts'
import { cookingCalls } from '../cooking.endpoints.ts'

const eaten = callQuery(cookingCalls.topic, cookingCalls.eaten)

const byRecipe = (list: EatenRecipe[]): ReadonlyMap<number, EatenRecipe> =>
  new Map(list.map((each) => [each.recipeId, each]))

const none: ReadonlyMap<number, EatenRecipe> = new Map()

/** When each recipe was last on the table, and how the family liked it; without it nothing fails. */
export const useEaten = () => useQuery({ ...eaten, select: byRecipe }).data ?? none

/** What would be used, as things are now: what was guessed the last time may be wrong by now. */
export const cookedGuess = (query: CookedQuestion) => ({
  queryKey: [cookingCalls.topic, 'guess', query],
  queryFn: () => send(cookingCalls.guess, { input: query }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
})

export type CookedQuestion = { mealId?: number; recipeId?: number; servings?: number | null }

export function useCooked() {
  const client = useQueryClient()
  return useListChange({
    topic: cookingCalls.topic,
    send: async (input: CookedInput) => {
      const answer = await send(cookingCalls.cooked, { input })
      for (const topic of [pantryCalls.topic, shoppingCalls.topic]) {
        client.invalidateQueries({ queryKey: [topic] })
      }
      return answer
    },
    done: ({ title }) => `${title}: noted that you cooked it`,
    failed: "That couldn't be saved",
  })
}

export type CookedInput = z.input<typeof CookedForm>

const cookings = callQuery(cookingCalls.topic, cookingCalls.list)

const byMeal = (list: CookingSummary[]): ReadonlyMap<number, CookingSummary> =>
  // The newest come first, and win.
  new Map(list.toReversed().flatMap((each) => (each.mealId === null ? [] : [[each.mealId, each]])))

/** What was cooked of the planned meals. */
export const useCookedMeals = () => useQuery({ ...cookings, select: byMeal }).data

export const cookingOf = (id: number) => ({
  queryKey: [cookingCalls.topic, 'one', id],
  queryFn: () => send(cookingCalls.read, { params: { id } }),
})

export function useForgetCooking() {
  return useListChange({
    topic: cookingCalls.topic,
    send: (id: number) => send(cookingCalls.remove, { params: { id } }),
    done: 'No longer noted as cooked',
    failed: "That couldn't be deleted",
  })
}

/** As things are now: the pantry and the evening change by the hour. */
export const cookingIdeas = {
  queryKey: [cookingCalls.topic, 'ideas'],
  queryFn: () => send(cookingCalls.ideas),
  gcTime: 0,
  staleTime: 0,
}

/** What an idea lacks goes onto the list, in one change. */
export const useBuyMissing = () =>
  useListChange({
    topic: shoppingCalls.topic,
    send: (items: z.input<typeof ShoppingLineForm>['items']) =>
      send(shoppingCalls.addLine, { input: { items } }),
    done: (added) => (added.length === 1 ? '1 item added' : `${added.length} items added`),
    failed: 'Failed to add items',
  })
