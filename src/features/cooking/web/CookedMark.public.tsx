import { Group } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useCookedMeals } from './cooking.api.ts'

export function CookedMark({ mealId }: { mealId: number }) {
  const cooking = useCookedMeals()?.get(mealId)
  if (!cooking) return null
  const stars = cooking.ratings.map((rating) => rating.stars)
  const sum = stars.reduce((total, each) => total + each, 0)
  return (
    <Group component="span" display="inline-flex" gap={4} c="var(--fp-on-soft)" fz="xs" fw={600}>
      <IconCheck size={13} aria-hidden />
      Cooked
      {stars.length > 0 && ` · ★ ${Math.round((sum / stars.length) * 10) / 10}`}
    </Group>
  )
}
