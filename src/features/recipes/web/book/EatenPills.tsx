import { nearDay, sayDay } from '#shared/days.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { EatenRecipe } from '../../recipes.contract.ts'
import { useEaten } from '../recipes.api.ts'

const shortDay = (day: string) => sayDay(day, { month: 'short', day: 'numeric' })

/** 'Planned today', or when it was eaten last. */
export function eatenText(
  eaten: EatenRecipe | undefined,
  plannedOn: string | null,
  today: string,
): string[] {
  if (plannedOn)
    return [`Planned ${nearDay(plannedOn, today)?.toLowerCase() ?? shortDay(plannedOn)}`]
  return eaten ? [`Eaten ${shortDay(eaten.lastDay)}`] : []
}

interface EatenPillsProps {
  recipeId: number
  plannedOn: string | null
}

export function EatenPills({ recipeId, plannedOn }: EatenPillsProps) {
  const eaten = useEaten().get(recipeId)
  const today = useHousehold().data?.today ?? ''
  const stars = eaten?.stars ?? null
  return (
    <>
      {stars !== null && <Pill tone="orange">★ {stars}</Pill>}
      {eatenText(eaten, plannedOn, today).map((text) => (
        <Pill key={text}>{text}</Pill>
      ))}
    </>
  )
}
