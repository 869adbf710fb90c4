import { sayDay } from '#shared/days.ts'
import { Pill } from '#web/ui/Pill.tsx'
import { useEaten } from '../recipes.api.ts'

export function EatenPills({ recipeId }: { recipeId: number }) {
  const eaten = useEaten().get(recipeId)
  if (!eaten) return null
  return (
    <>
      {eaten.stars !== null && <Pill tone="orange">★ {eaten.stars}</Pill>}
      <Pill>Eaten {sayDay(eaten.lastDay, { month: 'short', day: 'numeric' })}</Pill>
    </>
  )
}
