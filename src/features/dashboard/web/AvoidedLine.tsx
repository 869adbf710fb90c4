import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { memberApi } from '#features/family/web/family.api.ts'
import type { MealAvoidedProps } from '#features/menu/web/MealAvoided.public.tsx'
import { lazyComponent } from '#web/lib/lazyComponent.ts'

const { Component: MealAvoided } = lazyComponent(
  async () => (await import('#features/menu/web/MealAvoided.public.tsx')).MealAvoided,
)

const isNothing = (text: string) => /^\W*(?:none\W*)?$/i.test(text)

/** Who can't eat a meal. What is known about food loads only where somebody may avoid some. */
export function AvoidedLine(props: MealAvoidedProps) {
  const { data: members = [] } = useQuery(memberApi.list)
  const isConcerned = members.some(
    ({ dislikes, keyGoalsAndLimits }) => !isNothing(dislikes) || !isNothing(keyGoalsAndLimits),
  )
  return isConcerned ? (
    <Suspense>
      <MealAvoided {...props} />
    </Suspense>
  ) : null
}
