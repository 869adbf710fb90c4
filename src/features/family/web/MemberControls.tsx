import { ActionIcon } from '@mantine/core'
import { type Icon, IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { DragHandle } from '#web/lib/dragging/useDragAndDrop.ts'
import { Chevron } from '#web/ui/Chevron.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { RecordActions } from '#web/ui/lists/RecordActions.tsx'
import classes from './MemberControls.module.css'

export interface MemberOrder {
  first: boolean
  last: boolean
  /** The reason why the order can't be changed now. */
  frozen?: string
  onStep: (by: -1 | 1) => void
  handle: DragHandle
}

interface MemberControlsProps {
  name: string
  open: boolean
  /** The id of the panels that the button opens. */
  panels: string
  lifted: boolean
  order: MemberOrder
  onToggle: () => void
  onEdit: () => void
  onDelete: () => void
}

export function MemberControls(props: MemberControlsProps) {
  const { name, open, panels, lifted, order, onToggle, onEdit, onDelete } = props
  const still = order.frozen !== undefined || (order.first && order.last)
  return (
    <div className={classes.controls}>
      <IconButton
        icon={IconGripVertical}
        label={`Reorder ${name}`}
        tip={lifted ? undefined : (order.frozen ?? 'Drag, or press Space and use the arrow keys')}
        aria-pressed={lifted}
        className={`${classes.button} ${classes.handle}`}
        {...(still ? disabled(still) : order.handle)}
      />
      <StepButton
        icon={IconArrowUp}
        label={`Move ${name} up`}
        tip={order.frozen ?? 'Move up'}
        off={still || order.first}
        onClick={() => order.onStep(-1)}
      />
      <StepButton
        icon={IconArrowDown}
        label={`Move ${name} down`}
        tip={order.frozen ?? 'Move down'}
        off={still || order.last}
        onClick={() => order.onStep(1)}
      />
      <RecordActions name={name} onEdit={onEdit} onDelete={onDelete} />
      <ActionIcon
        aria-label={`${open ? 'Collapse' : 'Expand'} ${name}`}
        aria-expanded={open}
        data-tip={open ? 'Collapse' : 'Expand'}
        aria-controls={open ? panels : undefined}
        onClick={onToggle}
      >
        <Chevron open={open} />
      </ActionIcon>
    </div>
  )
}

interface StepButtonProps {
  icon: Icon
  label: string
  tip: string
  off: boolean
  onClick: () => void
}

const StepButton = ({ off, onClick, ...button }: StepButtonProps) => (
  <IconButton
    {...button}
    className={classes.button}
    {...disabled(off)}
    onClick={off ? undefined : onClick}
  />
)

/** Not `disabled`: that would drop the focus and the tooltip with the reason. */
const disabled = (off: boolean) => (off ? { 'aria-disabled': true, 'data-disabled': true } : {})
