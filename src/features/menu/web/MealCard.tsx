import { UnstyledButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { twelveHour } from '#shared/days.ts'
import type { DragHandle } from '#web/lib/useDragAndDrop.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { WaitingMark } from '#web/ui/WaitingMark.tsx'
import type { MealEvent } from '../menu.contract.ts'
import { eaters, typeName } from '../menu.facts.ts'
import classes from './MealCard.module.css'

/** How a meal is moved. */
interface MealDragging {
  dragged: boolean
  lifted: boolean
  /** The id of the instructions for screen readers. */
  hint: string
  handle: DragHandle
}

interface MealCardProps {
  meal: MealEvent
  /** Where no section says it. */
  withType?: boolean
  dragging?: MealDragging
  onOpen: () => void
  onDelete: () => void
}

export function MealCard({ meal, withType, dragging, onOpen, onDelete }: MealCardProps) {
  const { recipeName, time, mealType, attendees } = meal
  const facts = [twelveHour(time), withType && typeName(mealType), eaters(attendees)]
  return (
    <article
      className={classes.card}
      data-draggable={dragging !== undefined || undefined}
      data-dragged={dragging?.dragged || undefined}
      data-lifted={dragging?.lifted || undefined}
    >
      <UnstyledButton
        className={classes.open}
        aria-describedby={dragging?.hint}
        onClick={onOpen}
        {...dragging?.handle}
      >
        <span className={classes.name}>
          {recipeName}
          <WaitingMark topic="meals" id={meal.id} />
        </span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </UnstyledButton>
      <IconButton
        tip="Delete"
        icon={IconTrash}
        iconSize={17}
        label={`Delete ${recipeName}`}
        className={classes.delete}
        size={30}
        onClick={onDelete}
      />
    </article>
  )
}
