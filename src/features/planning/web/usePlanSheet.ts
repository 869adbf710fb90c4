import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Days } from '#features/menu/web/menu.api.ts'
import { useToggles } from '#web/lib/useToggles.ts'
import type { PlannedDinner, PlanRules, WeekPlan } from '../planning.contract.ts'
import { type PlanInput, planPreview } from './planning.api.ts'

export const isDinner = (day: WeekPlan['days'][number]): day is PlannedDinner => 'recipeId' in day

const chosenOn = ({ date, recipeId }: PlannedDinner) => ({ date, recipeId })

/** What the sheet asks for, and what somebody decided about its days. */
export function usePlanSheet(days: Days, opened: boolean) {
  const [asked, setAsked] = useState<Omit<PlanInput, keyof Days>>({})
  const locks = useToggles<string>()
  const leftOut = useToggles<string>()
  const plan = useQuery(planPreview({ ...days, ...asked }, opened))
  const dinners = (plan.data?.days ?? []).filter(isDinner)
  const rules = plan.data && { ...plan.data.rules, ...asked.rules }

  return {
    plan,
    dinners: dinners.filter(({ date }) => !leftOut.has(date)),
    locks,
    leftOut,
    /** Another dish there; all others stay as they are. */
    shuffle: ({ date, recipeId }: PlannedDinner) =>
      setAsked({
        ...asked,
        locked: dinners.filter((other) => other.date !== date).map(chosenOn),
        shuffled: {
          ...asked.shuffled,
          [date]: [...(asked.shuffled?.[date] ?? []), recipeId],
        },
      }),
    /** Plans anew, but for what is locked. */
    setRules: (rules: PlanRules) =>
      setAsked({ rules, locked: dinners.filter(({ date }) => locks.has(date)).map(chosenOn) }),
    /** As somebody set them here, or as the household keeps them. */
    rules,
    hasNewRules: asked.rules !== undefined,
  }
}
