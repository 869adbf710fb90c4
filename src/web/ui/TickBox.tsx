import { Checkbox } from '@mantine/core'
import classes from './TickBox.module.css'

interface TickBoxProps {
  checked: boolean
  onTick: (checked: boolean) => void
  name: string
  quantity: string | null
}

/** A shopping item with its checkbox; the whole width is the touch target. */
export function TickBox({ checked, onTick, name, quantity }: TickBoxProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onTick(event.currentTarget.checked)}
      classNames={{ root: classes.tick, body: classes.body, labelWrapper: classes.labelWrapper }}
      label={
        <>
          <span className={classes.name}>{name}</span>
          {quantity && <span className={`${classes.quantity} tabular`}> ({quantity})</span>}
        </>
      }
    />
  )
}
