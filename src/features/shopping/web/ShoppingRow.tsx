import { Button, UnstyledButton } from '@mantine/core'
import { FoodCantEat } from '#features/family/web/cantEat.public.tsx'
import { Tick } from '#web/ui/forms/TickBox.tsx'
import { PendingClock } from '#web/ui/lists/PendingMark.tsx'
import { RowActions } from '#web/ui/lists/RecordActions.tsx'
import { PriorityBadge } from '#web/ui/PriorityBadge.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './ShoppingRow.module.css'

interface ShoppingRowProps {
  item: ShoppingItem
  /** Ticked, but not yet confirmed by the server. */
  waiting: boolean
  /** Just ticked: stays in its place until the person pauses. */
  leaving: boolean
  showStore: boolean
  onTick: (item: ShoppingItem, isCompleted: boolean) => void
  onEdit: (item: ShoppingItem) => void
  /** Undefined where the row has no room for the button. */
  onDelete: ((item: ShoppingItem) => void) | undefined
  /** Another screen linked to this item. */
  pointed: boolean
}

/** A press on the name edits; everywhere else left of the badge it ticks. */
export function ShoppingRow(props: ShoppingRowProps) {
  const { item, waiting, leaving, showStore, onTick, onEdit, onDelete, pointed } = props
  const { name, quantity, isCompleted } = item
  const shelf = [item.category, showStore && item.store].filter(Boolean).join(' · ')
  const { notes, addedBy } = item
  // Beside a note the name alone, since a phone cuts the rest.
  const by = notes ? addedBy : addedBy && `Added by ${addedBy}`
  const more = [notes, by].filter(Boolean).join(' · ')
  return (
    <div
      className={classes.row}
      data-item={item.id}
      data-leaving={leaving || undefined}
      data-completed={isCompleted || undefined}
      data-pointed={pointed || undefined}
    >
      <div className={classes.target}>
        <Tick
          className={classes.tick}
          checked={isCompleted}
          onTick={(checked) => onTick(item, checked)}
          label={quantity ? `${name} (${quantity})` : name}
        />
        <div className={`${classes.words} grow breaks`}>
          <div className={classes.what}>
            <UnstyledButton
              className={classes.name}
              aria-label={onDelete ? undefined : `Edit ${name}`}
              onClick={() => onEdit(item)}
            >
              <span dir="auto">{name}</span>
            </UnstyledButton>
            {quantity && <span className={`${classes.quantity} tabular`}> ({quantity})</span>}
          </div>
          <div className={classes.more}>
            {/* A ticked row keeps its height until it leaves. */}
            {(!isCompleted || leaving) && <FoodCantEat thing={name} />}
            {more && (
              <span className="cut dim small" dir="auto">
                {more}
              </span>
            )}
          </div>
        </div>
        {waiting && <PendingClock />}
        {shelf && <span className={classes.shelf}>{shelf}</span>}
      </div>
      {leaving && isCompleted ? (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className="dim"
          aria-label={`Undo ${name}`}
          onClick={() => onTick(item, false)}
        >
          Undo
        </Button>
      ) : (
        <PriorityBadge priority={item.priority} />
      )}
      {onDelete && (
        <div className={classes.actions}>
          <RowActions name={name} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)} />
        </div>
      )}
    </div>
  )
}
