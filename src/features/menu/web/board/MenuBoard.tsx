import { VisuallyHidden } from '@mantine/core'
import { type CSSProperties, useId, useRef } from 'react'
import type { DayPart } from '#features/calendar/days.logic.ts'
import { lazyDialog, lazyExtra } from '#web/lib/lazyPart.tsx'
import type { MealEvent } from '../../menu.contract.ts'
import { type MenuView, sectionsOf } from '../../menu.logic.ts'
import type { PrepTask } from '../../prep/prep.contract.ts'
import { mealsAt, nameOf, samePlace, sayPlace, sometime } from '../menuView.ts'
import { DayColumn } from './DayColumn.tsx'
import { DayEvents } from './DayEvents.tsx'
import { MealCard } from './MealCard.tsx'
import { MealSection } from './MealSection.tsx'
import classes from './MenuBoard.module.css'
import type { MealActions } from './mealActions.ts'
import { useMealDragging } from './useMealDragging.ts'

const DropQuestion = lazyDialog(async () => (await import('./DropQuestion.tsx')).DropQuestion)

export const Sometime = lazyExtra(async () => (await import('../sometime/Sometime.tsx')).Sometime)

export interface MenuDaysProps {
  view: MenuView
  days: string[]
  today: string
  meals: MealEvent[]
  /** Calendar events on a day. */
  eventsOn: (day: string) => readonly DayPart[]
  /** Tasks for later meals that are due on a day. */
  prepOn: (day: string) => readonly PrepTask[]
  zone: string
  actions: MealActions
  /** The id of the meal that another screen linked to. */
  pointed: string | undefined
  onAdd: (date: string, mealType: string) => void
}

/** Days side by side, each with its sections; meals can be dragged between them. */
export function MenuBoard(props: MenuDaysProps) {
  const { view, days, today, meals, eventsOn, prepOn, zone, actions, pointed, onAdd } = props
  const board = useRef<HTMLDivElement>(null)
  const hint = useId()
  // A meal type of one day is a section in all days, so that meals can be moved there.
  const sections = sectionsOf(meals)
  const { held, dragged, lifted, handle, said, question } = useMealDragging({
    board,
    days,
    today,
    meals,
    sections,
  })

  const renderMeal = (meal: MealEvent) => (
    <MealCard
      meal={meal}
      actions={actions}
      events={eventsOn(meal.date)}
      pointed={pointed === String(meal.id)}
      type={view === 'week' ? 'in a list' : undefined}
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
      <div ref={board} className={classes.frame} data-week={view === 'week' || undefined}>
        <div
          className={classes.board}
          data-days={days.length}
          data-dragging={dragged !== undefined || undefined}
          style={{ '--rows': sections.length + 2 } as CSSProperties}
        >
          {days.map((date) => (
            <DayColumn key={date} day={date} today={today} isBrief={view === 'week'}>
              <DayEvents
                parts={eventsOn(date)}
                prep={prepOn(date)}
                zone={zone}
                isBrief={view === 'week'}
              />
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
        <Sometime
          dragging={{ hint, dragged, lifted, handle, isTarget: samePlace(held?.to, sometime) }}
        />
      </div>
      <DropQuestion {...question} today={today} />
      <VisuallyHidden id={hint}>
        Press Enter to open the recipe, or the meal if it has none. Press Space to pick the meal up
        and move it to another day or section, or below them to Sometime.
      </VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
