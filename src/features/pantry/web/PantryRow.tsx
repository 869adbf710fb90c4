import { UnstyledButton } from '@mantine/core'
import { RowActions } from '#web/ui/RecordActions.tsx'
import { WaitingMark } from '#web/ui/WaitingMark.tsx'
import type { PantryItem } from '../pantry.contract.ts'
import { ExpiryPill } from './ExpiryPill.tsx'
import classes from './PantryRow.module.css'
import type { PantryEditing } from './usePantryEditing.ts'

interface PantryRowProps {
  item: PantryItem
  editing: PantryEditing
}

export function PantryRow({ item, editing }: PantryRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <UnstyledButton
          className={classes.name}
          onClick={() => editing.startInPlace(item)}
          autoFocus={editing.returnsTo === item.id}
          onFocus={editing.forgetReturn}
        >
          {item.name}
        </UnstyledButton>
        <span className={`${classes.quantity} tabular`}>{item.quantity}</span>
      </div>
      <WaitingMark topic="pantry" id={item.id} />
      <ExpiryPill expiryDate={item.expiryDate} />
      <RowActions
        name={item.name}
        onEdit={() => editing.edit(item)}
        onDelete={() => editing.remove(item)}
      />
    </div>
  )
}
