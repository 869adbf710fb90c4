import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { MealEvent } from '../../menu.contract.ts'
import classes from './MealSection.module.css'

interface MealSectionProps {
  label: string
  /** Section and day for screen readers: 'Dinner, Today'. */
  name: string
  /** The place's key, by which dragging finds the element. */
  place: string
  /** Whether a dragged meal would be dropped here. */
  target: boolean
  meals: MealEvent[]
  renderMeal: (meal: MealEvent) => ReactNode
  onAdd: () => void
}

export function MealSection(props: MealSectionProps) {
  const { label, name, place, target, meals, renderMeal, onAdd } = props
  const empty = meals.length === 0
  return (
    <div
      className={classes.section}
      data-place={place}
      data-target={target || undefined}
      data-empty={empty || undefined}
    >
      <div className={classes.header}>
        <h3 className={`${classes.label} caps`}>{label}</h3>
        {!empty && (
          <IconButton
            icon={IconPlus}
            iconSize={16}
            label={`Add to ${name}`}
            className={classes.more}
            size={24}
            onClick={onAdd}
          />
        )}
      </div>
      {empty ? (
        <UnstyledButton className={classes.add} aria-label={`Add to ${name}`} onClick={onAdd}>
          + <span className={classes.addWord}>Add</span>
          <span className={classes.addLabel}>{label}</span>
        </UnstyledButton>
      ) : (
        <ul role="list" aria-label={name} className={classes.meals}>
          {meals.map((meal) => (
            <li key={meal.id}>{renderMeal(meal)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
