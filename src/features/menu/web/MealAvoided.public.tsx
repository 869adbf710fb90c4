import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { memberApi } from '#features/family/web/family.api.ts'
import { recipesApi } from '#features/recipes/web/recipes.api.ts'
import { eatersOf, mustAvoids } from '#shared/foods/mustAvoid.ts'
import type { MealEvent } from '../menu.contract.ts'
import { avoidChips } from './board/warningChips.ts'
import classes from './MealAvoided.module.css'

export interface MealAvoidedProps {
  meal: Pick<MealEvent, 'recipeName' | 'recipeId' | 'attendees'>
  /** Without the ingredient, where the line is short. */
  brief?: boolean | undefined
}

/** Who of its eaters can't eat a meal. */
export function MealAvoided({ meal, brief }: MealAvoidedProps) {
  const { data: members } = useQuery(memberApi.list)
  const concerned = useMemo(
    () => eatersOf(members ?? [], meal.attendees).some((member) => mustAvoids(member).length > 0),
    [members, meal.attendees],
  )
  // Most members avoid nothing: the recipe book is then not loaded.
  const { data: recipes } = useQuery({ ...recipesApi.list, enabled: concerned })
  const avoided = useMemo(
    () => (concerned ? avoidChips(meal, members ?? [], recipes ?? [], { brief }) : []),
    [concerned, meal, members, recipes, brief],
  )
  return avoided.map((chip) => (
    <span key={chip} className={classes.avoided} data-must-avoid dir="auto">
      <IconAlertTriangle size={15} aria-hidden /> {chip}
    </span>
  ))
}
