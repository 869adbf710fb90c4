import { Checkbox, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { addDays, sayDay } from '#shared/days.ts'
import { takenDays } from '../../menu.logic.ts'
import { daysAhead, daysDue, type Repeats } from '../../repeating/repeating.logic.ts'
import { mealsIn } from '../menu.api.ts'

interface TakenDaysProps {
  /** The first day, which has a question of its own. */
  date: string
  mealType: string
  repeats: Repeats
  /** The series itself; days that it has already stay. */
  seriesId: number | null
  skip: boolean
  onChange: (skip: boolean) => void
}

const mostNamed = 3

/** Which of the days that a meal repeats on have such a meal already. */
export function TakenDays(props: TakenDaysProps) {
  const { date, mealType, repeats, seriesId, skip, onChange } = props
  const days = { startDate: addDays(date, 1), endDate: addDays(date, daysAhead) }
  const { data = [] } = useQuery(mealsIn(days))
  const taken = takenDays(data, mealType)
  const own = new Set(data.flatMap((meal) => (meal.seriesId === seriesId ? meal.date : [])))
  const rhythm = { ...repeats, firstDay: date }
  const both = daysDue(rhythm, days.startDate, days.endDate).filter(
    (day) => taken.has(day) && (seriesId === null || !own.has(day)),
  )
  if (both.length === 0) return null
  const named = both
    .slice(0, mostNamed)
    .map((day) => sayDay(day, { month: 'short', day: 'numeric' }))
    .join(', ')
  const more = both.length - mostNamed
  return (
    <Stack gap={6}>
      <p className="small">
        Something is planned already on {named}
        {more > 0 && ` and ${more} more`}.
      </p>
      <Checkbox
        label={both.length === 1 ? 'Skip that day' : 'Skip those days'}
        checked={skip}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Stack>
  )
}
