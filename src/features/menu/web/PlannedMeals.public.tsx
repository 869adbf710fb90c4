import { useQuery } from '@tanstack/react-query'
import { addDays, dayInText } from '#shared/days.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { mealsIn } from './menu.api.ts'

const daysAhead = 60
const mostNamed = 3

interface PlannedMealsProps {
  recipeId: number
}

/** Warns before a recipe is deleted: names the days it is planned for. */
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
  const named = [...days].slice(0, mostNamed).map((day) => dayInText(day, today))
  const more = days.size > mostNamed ? ` and ${days.size - mostNamed} more days` : ''
  return ` It's on the menu (${named.join(', ')}${more}). That meal stays, by name.`
}
