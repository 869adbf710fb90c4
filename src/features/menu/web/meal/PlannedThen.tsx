import { useQuery } from '@tanstack/react-query'
import { isDay } from '#shared/days.ts'
import type { MealEvent } from '../../menu.contract.ts'
import { isSamePlace } from '../../menu.logic.ts'
import { InsteadOrAsWell } from '../InsteadOrAsWell.tsx'
import { mealsIn } from '../menu.api.ts'

interface PlannedThenProps {
  /** The form's meal, where it is stored. */
  meal: MealEvent | undefined
  place: Pick<MealEvent, 'date' | 'mealType'>
  /** The meal whose place it takes, if any. */
  instead: MealEvent | undefined
  onChange: (instead: MealEvent | undefined) => void
}

/** Says before a meal is saved what is planned in its place. */
export function PlannedThen({ meal, place, instead, onChange }: PlannedThenProps) {
  const { date } = place
  const asks = isDay(date) && !(meal && isSamePlace(meal, place))
  const { data = [] } = useQuery({ ...mealsIn({ startDate: date, endDate: date }), enabled: asks })
  const there = asks ? data.filter((each) => each.id !== meal?.id && isSamePlace(each, place)) : []
  if (there.length === 0) return null
  const names = there.map(({ recipeName }) => recipeName)
  return (
    <section aria-label="Planned then">
      <p className="breaks" dir="auto">
        Planned then: {names.join(', ')}
      </p>
      <InsteadOrAsWell
        there={there}
        chosen={there.find(({ id }) => id === instead?.id)?.id ?? null}
        onInstead={onChange}
        onAsWell={() => onChange(undefined)}
      />
    </section>
  )
}
