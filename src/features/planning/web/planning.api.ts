import { keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import { mealEndpoints } from '#features/menu/menu.endpoints.ts'
import { settingsEndpoints } from '#features/settings/settings.endpoints.ts'
import { counted } from '#shared/counted.ts'
import { send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { PlannedDinner, PlanQuery, PlanRules } from '../planning.contract.ts'
import { planningEndpoints } from '../planning.endpoints.ts'
import { planRulesKey } from '../planRulesKey.logic.ts'

export type PlanInput = z.input<typeof PlanQuery>

/** Never cached: the lists behind a plan may have changed. */
export const planPreview = (input: PlanInput, enabled: boolean) => ({
  // A closed sheet drops its last plan.
  queryKey: [mealEndpoints.topic, 'plan', enabled && input],
  enabled,
  queryFn: () => send(planningEndpoints.preview, { input }),
  placeholderData: keepPreviousData,
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
})

export const usePlanDinners = () =>
  useListChange({
    topic: mealEndpoints.topic,
    send: (dinners: readonly PlannedDinner[]) =>
      send(planningEndpoints.plan, {
        input: {
          meals: dinners.map(({ date, time, recipeId, recipeName, servings }) => ({
            date,
            time,
            recipeId,
            recipeName,
            servings,
          })),
        },
      }),
    done: ({ length }) => `${counted(length, 'dinner')} planned`,
    failed: { title: 'Failed to plan the dinners', otherwise: 'Nothing was planned.' },
  })

export const useKeepRules = () =>
  useListChange({
    topic: settingsEndpoints.topic,
    send: (value: PlanRules) =>
      send(settingsEndpoints.update, { params: { key: planRulesKey }, input: { value } }),
    done: 'Your rules are saved for next time',
    failed: "The rules couldn't be saved",
  })
