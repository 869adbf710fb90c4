import { ActionIcon } from '@mantine/core'
import {
  type Icon,
  IconArrowDown,
  IconArrowUp,
  IconDotsVertical,
  IconGripVertical,
} from '@tabler/icons-react'
import type { DragHandle } from '#web/lib/dragging/useDragAndDrop.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { Chevron } from '#web/ui/Chevron.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { lazyMenu } from '#web/ui/lazyMenu.tsx'
import { RecordActions } from '#web/ui/lists/RecordActions.tsx'
import classes from './MemberControls.module.css'

const MemberMenu = lazyMenu(async () => (await import('./MemberMenuItems.tsx')).MemberMenuItems)

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
  const { name, open, panels, onToggle } = props
  return (
    <div className={classes.controls}>
      {useIsPhone() ? <MenuButton {...props} /> : <Buttons {...props} />}
      <ActionIcon
        className={classes.toggle}
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

const MenuButton = ({ name, order, onEdit, onDelete }: MemberControlsProps) => (
  <MemberMenu
    position="bottom-end"
    width={180}
    renderTarget={(target) => (
      <IconButton icon={IconDotsVertical} label={`Actions for ${name}`} {...target} />
    )}
    items={{ order, onEdit, onDelete }}
  />
)

function Buttons({ name, lifted, order, onEdit, onDelete }: MemberControlsProps) {
  const still = order.frozen !== undefined || (order.first && order.last)
  return (
    <>
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
    </>
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
