import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useDragAndDrop } from '#web/lib/useDragAndDrop.ts'
import type { MealEvent } from '../menu.contract.ts'
import { sectionsOf } from '../menu.facts.ts'
import { DayColumn } from './DayColumn.tsx'
import { MealCard } from './MealCard.tsx'
import { MealSection } from './MealSection.tsx'
import classes from './MenuBoard.module.css'
import { useMoveMeal } from './menu.api.ts'
import { mealsAt, moveTo, neighbour, type Place, placeOf, samePlace, sayPlace } from './menuView.ts'

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
  // A type that one day has is a place in all of them: meals of it can go there.
  const sections = sectionsOf(meals)
  const places = days.flatMap((date) => sections.map((section) => ({ date, section })))

  const { held, dragged, lifted, handle } = useDragAndDrop<MealEvent, Place>({
    area: board,
    grip: 'card',
    records: meals,
    placeOf,
    placeUnder: ({ point }) => {
      const section = document
        .elementFromPoint(point.x, point.y)
        ?.closest<HTMLElement>('[data-place]')
      return places.find((place) => nameOf(place) === section?.dataset.place)
    },
    neighbour: (place, key) => neighbour(place, key, days, sections),
    isSame: samePlace,
    onDrop: (meal, place) => {
      say(`${meal.recipeName} dropped at ${sayPlace(place, today)}.`)
      const moved = moveTo(meal, place)
      if (moved) move.mutate(moved)
    },
    say,
    words: {
      lifted: ({ recipeName }, place) =>
        `${recipeName} lifted from ${sayPlace(place, today)}. Arrow keys choose where, Space drops, Escape puts back.`,
      passing: (_meal, place) => sayPlace(place, today),
      back: ({ recipeName }, place) => `${recipeName} is back at ${sayPlace(place, today)}.`,
    },
  })

  const renderMeal = (meal: MealEvent) => (
    <MealCard
      meal={meal}
      onOpen={() => onOpen(meal)}
      onDelete={() => onDelete(meal)}
      dragging={{
        hint,
        dragged: dragged === meal.id,
        lifted: lifted === meal.id,
        handle: handle(meal),
      }}
    />
  )

  return (
    <>
      <div ref={board} className={classes.frame}>
        <div
          className={classes.board}
          data-days={days.length}
          data-dragging={dragged !== undefined || undefined}
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
                  target={samePlace(held?.to, { date, section })}
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
