import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { MealEvent } from '../menu.contract.ts'
import { sectionsOf } from '../menu.facts.ts'
import { DayColumn } from './DayColumn.tsx'
import { MealCard } from './MealCard.tsx'
import { MealSection } from './MealSection.tsx'
import classes from './MenuBoard.module.css'
import { useMoveMeal } from './menu.api.ts'
import { mealsAt, moveTo, type Place, samePlace, sayPlace } from './menuView.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useMealDrag } from './useMealDrag.ts'
import { useMealLift } from './useMealLift.ts'

export interface MenuDaysProps {
  days: string[]
  today: string
  meals: MealEvent[]
  /** What the calendars have on a day. */
  eventsOn: (day: string) => ReactNode
  onAdd: (date: string, mealType: string) => void
  onOpen: (meal: MealEvent) => void
  onDelete: (meal: MealEvent) => void
}

const nameOf = ({ date, section }: Place) => `${date} ${section.key}`

/** The days side by side, each with its sections; meals can be taken from one to another. */
export function MenuBoard(props: MenuDaysProps) {
  const { days, today, meals, eventsOn, onAdd, onOpen, onDelete } = props
  const board = useRef<HTMLDivElement>(null)
  const hint = useId()
  const [said, say] = useState('')
  const move = useMoveMeal()
  const keepFocus = useKeptFocus(board)
  // A type that one day has is a place in all of them: meals of it can go there.
  const sections = sectionsOf(meals)
  const places = days.flatMap((date) => sections.map((section) => ({ date, section })))

  function put(meal: MealEvent, place: Place) {
    const moved = moveTo(meal, place)
    if (moved) move.mutate(moved)
  }

  const drag = useMealDrag(board, (meal, name) => {
    const place = places.find((each) => nameOf(each) === name)
    if (!place) return
    put(meal, place)
    say(`${meal.recipeName} dropped at ${sayPlace(place, today)}.`)
  })
  const lift = useMealLift({
    days,
    sections,
    today,
    say,
    onDrop: (meal, place) => {
      keepFocus(meal.id)
      put(meal, place)
    },
  })
  const isTarget = (place: Place) =>
    drag.over === nameOf(place) || (lift.to !== undefined && samePlace(lift.to, place))

  const renderMeal = (meal: MealEvent) => (
    <MealCard
      meal={meal}
      onOpen={() => onOpen(meal)}
      onDelete={() => onDelete(meal)}
      handling={{
        hint,
        dragged: drag.dragged === meal.id,
        lifted: lift.lifted === meal.id,
        onPress: (event) => drag.press(event, meal),
        onKey: (event) => lift.onKeyDown(event, meal),
        onLeave: () => lift.putBack(meal),
      }}
    />
  )

  return (
    <>
      <div ref={board} className={classes.frame}>
        <div
          className={classes.board}
          data-days={days.length}
          data-dragging={drag.dragged !== undefined || undefined}
        >
          {days.map((date) => (
            <DayColumn key={date} day={date} today={today}>
              {eventsOn(date)}
              {sections.map((section) => (
                <MealSection
                  key={section.key}
                  label={section.label}
                  name={sayPlace({ date, section }, today)}
                  place={nameOf({ date, section })}
                  target={isTarget({ date, section })}
                  meals={mealsAt(meals, { date, section })}
                  renderMeal={renderMeal}
                  onAdd={() => onAdd(date, section.mealType)}
                />
              ))}
            </DayColumn>
          ))}
        </div>
      </div>
      <VisuallyHidden id={hint}>
        Enter opens the meal. Space lifts it, to move it to another day or section.
      </VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
