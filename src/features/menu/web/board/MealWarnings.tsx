import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DayPart } from '#features/calendar/days.logic.ts'
import { memberApi } from '#features/family/web/family.api.ts'
import { recipesApi } from '#features/recipes/web/recipes.api.ts'
import { eatersOf, mustAvoids } from '#shared/foods/mustAvoid.ts'
import type { MealEvent } from '../../menu.contract.ts'
import classes from './MealWarnings.module.css'
import { avoidChips, clashChips } from './warningChips.ts'

interface MealWarningsProps {
  meal: MealEvent
  events: readonly DayPart[]
}

export function MealWarnings({ meal, events }: MealWarningsProps) {
  const { data: members } = useQuery(memberApi.list)
  const concerned = useMemo(
    () => eatersOf(members ?? [], meal.attendees).some((member) => mustAvoids(member).length > 0),
    [members, meal.attendees],
  )
  // Most members avoid nothing: the recipe book is then not loaded.
  const { data: recipes } = useQuery({ ...recipesApi.list, enabled: concerned })
  const chips = useMemo(
    () => [
      ...(concerned ? avoidChips(meal, members ?? [], recipes ?? []) : []),
      ...clashChips(meal, events),
    ],
    [concerned, meal, members, recipes, events],
  )
  return chips.map((chip) => (
    <span key={chip} className={classes.chip} dir="auto">
      {chip}
    </span>
  ))
}
