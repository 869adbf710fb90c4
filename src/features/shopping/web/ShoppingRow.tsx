import { Pill } from '#web/ui/Pill.tsx'
import { PriorityBadge } from '#web/ui/PriorityBadge.tsx'
import { RowActions } from '#web/ui/RecordActions.tsx'
import { TickBox } from '#web/ui/TickBox.tsx'
import { WaitingClock } from '#web/ui/WaitingMark.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './ShoppingRow.module.css'

interface ShoppingRowProps {
  item: ShoppingItem
  /** Ticked, and not yet confirmed by the server. */
  waiting: boolean
  showStore: boolean
  onTick: (item: ShoppingItem, isCompleted: boolean) => void
  onEdit: (item: ShoppingItem) => void
  onDelete: (item: ShoppingItem) => void
}

export function ShoppingRow(props: ShoppingRowProps) {
  const { item, waiting, showStore, onTick, onEdit, onDelete } = props
  return (
    <div className={classes.row}>
      <TickBox
        checked={item.isCompleted}
        onTick={(checked) => onTick(item, checked)}
        name={item.name}
        quantity={item.quantity}
      />
      {waiting && <WaitingClock />}
      <PriorityBadge priority={item.priority} />
      <div className={classes.badges}>
        {item.category && <Pill>{item.category}</Pill>}
        {showStore && item.store && <Pill tone="blue">{item.store}</Pill>}
      </div>
      <RowActions name={item.name} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)} />
    </div>
  )
}
