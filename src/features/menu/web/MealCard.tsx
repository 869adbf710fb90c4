import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { twelveHour } from '#shared/days.ts'
import type { MealEvent } from '../menu.contract.ts'
import { eaters, typeName } from '../menu.facts.ts'
import classes from './MealCard.module.css'

/** How a meal is moved. */
interface MealHandling {
  dragged: boolean
  lifted: boolean
  /** The id of the instructions for screen readers. */
  hint: string
  onPress: (event: PointerEvent<HTMLElement>) => void
  onKey: (event: KeyboardEvent) => void
  onLeave: () => void
}

interface MealCardProps {
  meal: MealEvent
  /** Where no section says it. */
  withType?: boolean
  handling?: MealHandling
  onOpen: () => void
  onDelete: () => void
}

export function MealCard({ meal, withType, handling, onOpen, onDelete }: MealCardProps) {
  const { recipeName, time, mealType, attendees } = meal
  const facts = [twelveHour(time), withType && typeName(mealType), eaters(attendees)]
  return (
    <article
      className={classes.card}
      data-meal={meal.id}
      data-dragged={handling?.dragged || undefined}
      data-lifted={handling?.lifted || undefined}
    >
      <UnstyledButton
        className={classes.open}
        aria-describedby={handling?.hint}
        onClick={onOpen}
        onPointerDown={handling?.onPress}
        onKeyDown={handling?.onKey}
        // Firefox would press the button when Space is let go.
        onKeyUp={handling && ((event) => event.key === ' ' && event.preventDefault())}
        onBlur={handling?.onLeave}
      >
        <span className={classes.name}>{recipeName}</span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </UnstyledButton>
      <Tooltip label="Delete">
        <ActionIcon
          className={classes.delete}
          size={30}
          aria-label={`Delete ${recipeName}`}
          onClick={onDelete}
        >
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </article>
  )
}
