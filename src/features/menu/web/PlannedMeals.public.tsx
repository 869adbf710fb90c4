import { useQuery } from '@tanstack/react-query'
import { addDays, dayName } from '#shared/days.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { mealsIn } from './menu.api.ts'

/** Far enough for any plan. */
const daysAhead = 60
const mostNamed = 3

interface PlannedMealsProps {
  recipeId: number
}

/** For a recipe that may be deleted: on which days it is planned, in a sentence. */
export function PlannedMeals({ recipeId }: PlannedMealsProps) {
  const { data: household } = useHousehold()
  return household ? <Days recipeId={recipeId} today={household.today} /> : null
}

function Days({ recipeId, today }: PlannedMealsProps & { today: string }) {
  const { data: meals = [] } = useQuery(
    mealsIn({ startDate: today, endDate: addDays(today, daysAhead) }),
  )
  const days = new Set(meals.filter((meal) => meal.recipeId === recipeId).map(({ date }) => date))
  if (days.size === 0) return null
  const named = [...days].slice(0, mostNamed).map((day) => dayName(day, today).toLowerCase())
  const more = days.size > mostNamed ? ` and ${days.size - mostNamed} more days` : ''
  return ` It stands on the menu (${named.join(', ')}${more}); the meal stays there by its name.`
}
