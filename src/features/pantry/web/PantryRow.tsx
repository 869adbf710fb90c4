import { UnstyledButton } from '@mantine/core'
import { FoodCantEat } from '#features/family/web/cantEat.public.tsx'
import { PendingMark } from '#web/ui/lists/PendingMark.tsx'
import { RowActions } from '#web/ui/lists/RecordActions.tsx'
import type { PantryItem } from '../pantry.contract.ts'
import { ExpiryPill } from './ExpiryPill.public.tsx'
import classes from './PantryRow.module.css'
import type { PantryEditing } from './usePantryEditing.ts'

interface PantryRowProps {
  item: PantryItem
  today: string | undefined
  editing: PantryEditing
}

/** Without scrolling, unlike `autoFocus`: a row that appears is not at its place yet. */
const focusInPlace = (button: HTMLElement | null) => button?.focus({ preventScroll: true })

export function PantryRow({ item, today, editing }: PantryRowProps) {
  return (
    <div className={classes.row} data-pointed={editing.pointed === item.id || undefined}>
      <div className={classes.words}>
        <UnstyledButton
          className={`${classes.name} strong breaks`}
          dir="auto"
          onClick={() => editing.startInPlace(item)}
          ref={editing.returnsTo === item.id ? focusInPlace : undefined}
          onFocus={editing.forgetReturn}
        >
          {item.name}
        </UnstyledButton>
        <span className="dim small breaks tabular" dir="auto">
          {item.quantity}
        </span>
        <ExpiryPill item={item} today={today} />
        <span className={classes.cantEat}>
          <FoodCantEat thing={item.name} />
        </span>
      </div>
      <PendingMark topic="pantry" id={item.id} />
      <RowActions
        name={item.name}
        onEdit={() => editing.edit(item)}
        onDelete={() => editing.remove(item)}
      />
    </div>
  )
}
