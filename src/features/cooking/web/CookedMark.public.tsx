import { IconCheck } from '@tabler/icons-react'
import classes from './CookedMark.module.css'
import { useCookedMeals } from './cooking.api.ts'

export function CookedMark({ mealId }: { mealId: number }) {
  const cooking = useCookedMeals()?.get(mealId)
  if (!cooking) return null
  const stars = cooking.ratings.map((rating) => rating.stars)
  const sum = stars.reduce((total, each) => total + each, 0)
  return (
    <span className={classes.mark}>
      <IconCheck size={13} aria-hidden />
      Cooked
      {stars.length > 0 && ` · ★ ${Math.round((sum / stars.length) * 10) / 10}`}
    </span>
  )
}
