import { useMemo } from 'react'
import type { DayPart } from '#features/calendar/days.logic.ts'
import type { MealEvent } from '../../menu.contract.ts'
import { MealAvoided } from '../MealAvoided.public.tsx'
import classes from './MealWarnings.module.css'
import { clashChips } from './warningChips.ts'

interface MealWarningsProps {
  meal: MealEvent
  events: readonly DayPart[]
}

export function MealWarnings({ meal, events }: MealWarningsProps) {
  const clashes = useMemo(() => clashChips(meal, events), [meal, events])
  return (
    <>
      <MealAvoided meal={meal} />
      {clashes.map((chip) => (
        <span key={chip} className={classes.chip} dir="auto">
          {chip}
        </span>
      ))}
    </>
  )
}
