import { useQuery } from '@tanstack/react-query'
import { callQuery } from '#web/lib/call.ts'
import { cookingCalls } from '../cooking.calls.ts'
import type { EatenRecipe } from '../cooking.contract.ts'

const eaten = callQuery(cookingCalls.topic, cookingCalls.eaten)

const byRecipe = (list: EatenRecipe[]): ReadonlyMap<number, EatenRecipe> =>
  new Map(list.map((each) => [each.recipeId, each]))

const none: ReadonlyMap<number, EatenRecipe> = new Map()

/** When each recipe was last on the table, and how the family liked it; without it nothing fails. */
export const useEaten = () => useQuery({ ...eaten, select: byRecipe }).data ?? none
