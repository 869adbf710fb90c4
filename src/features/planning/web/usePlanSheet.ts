import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Days } from '#features/menu/web/menu.api.ts'
import { useToggles } from '#web/lib/useToggles.ts'
import type { PlannedDinner, PlanRules, WeekPlan } from '../planning.contract.ts'
import { type PlanInput, planPreview } from './planning.api.ts'

export const isDinner = (day: WeekPlan['days'][number]): day is PlannedDinner => 'recipeId' in day

const chosenOn = ({ date, recipeId }: PlannedDinner) => ({ date, recipeId })

/** The plan's query, and the person's decisions about its days. */
export function usePlanSheet(days: Days, opened: boolean) {
  const [asked, setAsked] = useState<Omit<PlanInput, keyof Days>>({})
  const locks = useToggles<string>()
  const leftOut = useToggles<string>()
  /** What was to give way to another dish last. */
  const [given, setGiven] = useState<Pick<PlannedDinner, 'date' | 'recipeId'>>()
  const plan = useQuery(planPreview({ ...days, ...asked }, opened))
  const dinners = (plan.data?.days ?? []).filter(isDinner)
  const rules = plan.data && { ...plan.data.rules, ...asked.rules }

  return {
    plan,
    dinners: dinners.filter(({ date }) => !leftOut.has(date)),
    locks,
    leftOut,
    /** Whether a dish was asked to give way, and nothing else fits its day. */
    isOnly: ({ date, recipeId }: PlannedDinner) =>
      !plan.isFetching && given?.date === date && given.recipeId === recipeId,
    /** Asks for another dish on this day; all other days are locked. */
    shuffle: ({ date, recipeId }: PlannedDinner) => {
      setGiven({ date, recipeId })
      setAsked({
        ...asked,
        locked: dinners.filter((other) => other.date !== date).map(chosenOn),
        shuffled: {
          ...asked.shuffled,
          [date]: [...(asked.shuffled?.[date] ?? []), recipeId],
        },
      })
    },
    /** Plans again with new rules; only locked days stay. */
    setRules: (rules: PlanRules) => {
      setGiven(undefined)
      setAsked({ rules, locked: dinners.filter(({ date }) => locks.has(date)).map(chosenOn) })
    },
    /** The rules set in this sheet, else the household's. */
    rules,
    hasNewRules: asked.rules !== undefined,
  }
}
