import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DragHandle } from '#web/lib/dragging/useDragAndDrop.ts'
import { useRemoval } from '#web/lib/forms/useRemoval.ts'
import { useIdle } from '#web/lib/idle.ts'
import { lazyDialog, lazyExtra } from '#web/lib/lazyPart.tsx'
import { useLocalState } from '#web/lib/storage/browserState.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { Chevron } from '#web/ui/Chevron.tsx'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { DishIdea } from '../../sometime/sometime.contract.ts'
import { useArrangementsUnderWay } from '../board/rearrange.ts'
import { nameOf, sometime, type WaitingDish, waitingDish } from '../menuView.ts'
import { ideaApi } from '../sometime.api.ts'
import classes from './Sometime.module.css'

const AddIdea = lazyExtra(async () => (await import('./AddIdea.tsx')).AddIdea)
const PlanIdeaDialog = lazyDialog(async () => (await import('./PlanIdeaDialog.tsx')).PlanIdeaDialog)

/** Left out where nothing can be dragged. */
export interface SometimeDragging {
  isTarget: boolean
  hint: string
  dragged: number | undefined
  lifted: number | undefined
  handle: (dish: WaitingDish) => DragHandle
}

/** Dishes without a day: dragged or tapped onto one. */
export function Sometime({ dragging }: { dragging?: SometimeDragging }) {
  const { data } = useQuery(ideaApi.list)
  const planned = useArrangementsUnderWay().flatMap(({ planned }) => planned?.id ?? [])
  const ideas = data?.filter(({ id }) => !planned.includes(id))
  const isPhone = useIsPhone()
  // Suggestions need half of what dialogs need, so their field comes after the first paint.
  const isIdle = useIdle()
  const [open, setOpen] = useLocalState<boolean | null>('food-pal-sometime-open', null)
  const [planning, setPlanning] = useState<DishIdea>()
  const remove = useRemoval(ideaApi)
  if (!ideas) return null
  const isOpen = open ?? !isPhone
  return (
    <section
      className={classes.sometime}
      aria-label="Sometime"
      data-place={nameOf(sometime)}
      data-target={dragging?.isTarget || undefined}
      data-catching={Number.isInteger(dragging?.dragged) || undefined}
    >
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Sometime
        {ideas.length > 0 && (
          <CountBadge count={ideas.length} label={ideas.length === 1 ? 'dish' : 'dishes'} />
        )}
        <Chevron open={isOpen} />
      </UnstyledButton>
      {isOpen && (
        <>
          <div className={classes.adding}>{isIdle && <AddIdea />}</div>
          {ideas.length === 0 ? (
            <p className={`${classes.dishes} dim small`}>
              Dishes you want to eat, without a day yet.
            </p>
          ) : (
            <ul role="list" className={classes.dishes} aria-label="Sometime">
              {ideas.map((idea) => (
                <Dish
                  key={idea.id}
                  idea={idea}
                  dragging={dragging}
                  onPlan={() => setPlanning(idea)}
                  onRemove={() => remove(idea)}
                />
              ))}
            </ul>
          )}
        </>
      )}
      <PlanIdeaDialog
        opened={planning !== undefined}
        onClose={() => setPlanning(undefined)}
        idea={planning}
      />
    </section>
  )
}

interface DishProps {
  idea: DishIdea
  dragging: SometimeDragging | undefined
  onPlan: () => void
  onRemove: () => void
}

function Dish({ idea, dragging, onPlan, onRemove }: DishProps) {
  const dish = waitingDish(idea)
  return (
    <li
      className={classes.dish}
      data-draggable={dragging !== undefined || undefined}
      data-dragged={dragging?.dragged === dish.id || undefined}
      data-lifted={dragging?.lifted === dish.id || undefined}
    >
      <UnstyledButton
        className={classes.open}
        dir="auto"
        aria-describedby={dragging?.hint}
        onClick={onPlan}
        {...dragging?.handle(dish)}
      >
        {idea.recipeName}
      </UnstyledButton>
      <IconButton
        icon={IconX}
        iconSize={15}
        label={`Delete ${idea.recipeName}`}
        size={30}
        onClick={onRemove}
      />
    </li>
  )
}
