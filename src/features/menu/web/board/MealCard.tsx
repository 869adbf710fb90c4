import { UnstyledButton } from '@mantine/core'
import type { DayPart } from '#features/calendar/days.logic.ts'
import { sayTime } from '#shared/days.ts'
import type { DragHandle } from '#web/lib/dragging/useDragAndDrop.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { intoView } from '#web/lib/useHighlighted.ts'
import { PendingMark } from '#web/ui/lists/PendingMark.tsx'
import type { MealEvent } from '../../menu.contract.ts'
import { eaters, typeName } from '../../menu.logic.ts'
import { CookedMark } from '../menu.slots.ts'
import classes from './MealCard.module.css'
import { MealMenuButton } from './MealMenuButton.tsx'
import type { MealActions } from './mealActions.ts'

// Loaded after the first paint: the warnings need the members' rules.
const MealWarnings = lazyExtra(
  async () => (await import('./MealWarnings.tsx')).MealWarnings,
  <span className={classes.facts}>Not checked for allergies</span>,
)

const RepeatMark = lazyExtra(async () => (await import('../repeating/RepeatMark.tsx')).RepeatMark)

interface MealDragging {
  dragged: boolean
  lifted: boolean
  /** The id of the drag instructions for screen readers. */
  hint: string
  handle: DragHandle
}

interface MealCardProps {
  meal: MealEvent
  actions: MealActions
  /** The calendar events of the meal's day. */
  events: readonly DayPart[]
  /** Another screen linked to this meal. */
  pointed: boolean
  /** Shows the meal type: without sections, or in a list whose sections have no heading. */
  type?: 'always' | 'in a list'
  dragging?: MealDragging
}

export function MealCard({ meal, actions, events, pointed, type, dragging }: MealCardProps) {
  const { recipeName, time, mealType, attendees, servings } = meal
  return (
    <article
      ref={pointed ? intoView : undefined}
      className={classes.card}
      data-pointed={pointed || undefined}
      data-draggable={dragging !== undefined || undefined}
      data-dragged={dragging?.dragged || undefined}
      data-lifted={dragging?.lifted || undefined}
    >
      <UnstyledButton
        className={classes.open}
        aria-describedby={dragging?.hint}
        onClick={() => actions.onOpen(meal)}
        {...dragging?.handle}
      >
        <span className={classes.name} dir="auto">
          {recipeName}
          {meal.seriesId ? <RepeatMark seriesId={meal.seriesId} /> : null}
          <PendingMark topic="meals" id={meal.id} />
        </span>
        <span className={classes.facts}>
          <span className={classes.time}>{sayTime(time)}</span>
          {type && (
            <span className={classes.type} data-shown={type}>
              {' · '}
              {typeName(mealType)}
            </span>
          )}
          <span className={classes.eaters} data-everyone={!attendees?.length || undefined}>
            {' · '}
            {eaters(attendees)}
          </span>
          {servings !== null && <span> · for {servings}</span>}
        </span>
        <CookedMark mealId={meal.id} />
        <MealWarnings meal={meal} events={events} />
      </UnstyledButton>
      <MealMenuButton className={classes.menu} meal={meal} actions={actions} />
    </article>
  )
}
