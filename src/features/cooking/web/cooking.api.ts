import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import type { ShoppingLineForm } from '#features/shopping/shopping.contract.ts'
import { shoppingEndpoints } from '#features/shopping/shopping.endpoints.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { CookedForm, CookingSummary } from '../cooking.contract.ts'
import { cookingEndpoints } from '../cooking.endpoints.ts'

/** Never cached between openings: the pantry may have changed. */
export const cookedGuess = (query: CookedQuestion) => ({
  queryKey: [cookingEndpoints.topic, 'guess', query],
  queryFn: () => send(cookingEndpoints.guess, { input: query }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
})

export type CookedQuestion = { mealId?: number; recipeId?: number; servings?: number | null }

export const useCooked = () =>
  useListChange({
    topic: cookingEndpoints.topic,
    also: [[pantryEndpoints.topic], [shoppingEndpoints.topic]],
    send: (input: CookedInput) => send(cookingEndpoints.cooked, { input }),
    done: ({ title }) => `${title}: marked as cooked`,
    failed: "That couldn't be saved",
  })

export type CookedInput = z.input<typeof CookedForm>

const cookings = endpointQuery(cookingEndpoints.topic, cookingEndpoints.list)

const byMeal = (list: CookingSummary[]): ReadonlyMap<number, CookingSummary> =>
  // Reversed, so that the newest cooking of a meal wins.
  new Map(list.toReversed().flatMap((each) => (each.mealId === null ? [] : [[each.mealId, each]])))

export const useCookedMeals = () => useQuery({ ...cookings, select: byMeal }).data

export const cookingOf = (id: number) => ({
  queryKey: [cookingEndpoints.topic, 'one', id],
  queryFn: () => send(cookingEndpoints.read, { params: { id } }),
})

export const useForgetCooking = () =>
  useListChange({
    topic: cookingEndpoints.topic,
    also: [[pantryEndpoints.topic], [shoppingEndpoints.topic]],
    send: (id: number) => send(cookingEndpoints.remove, { params: { id } }),
    done: ({ stays }) => `No longer marked as cooked. ${sayPutBack(stays)}`,
    failed: "That couldn't be deleted",
  })

const sayPutBack = (stays: string[] | null) => {
  if (!stays) return 'Your pantry stays as it is.'
  return stays.length === 0
    ? 'Your pantry is as it was before.'
    : `Your pantry is as it was before, except for what was changed since: ${stays.join(', ')}.`
}

/** Never cached: pantry and evening change by the hour. */
export const cookingIdeas = {
  queryKey: [cookingEndpoints.topic, 'ideas'],
  queryFn: () => send(cookingEndpoints.ideas),
  gcTime: 0,
  staleTime: 0,
}

/** Adds an idea's missing ingredients to the shopping list in one change. */
export const useBuyMissing = () =>
  useListChange({
    topic: shoppingEndpoints.topic,
    send: (items: z.input<typeof ShoppingLineForm>['items']) =>
      send(shoppingEndpoints.addLine, { input: { items } }),
    done: (added) => (added.length === 1 ? '1 item added' : `${added.length} items added`),
    failed: 'Failed to add items',
  })
