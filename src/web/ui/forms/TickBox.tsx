import type { ReactNode } from 'react'
import classes from './TickBox.module.css'

interface TickProps {
  checked: boolean
  onTick: (checked: boolean) => void
  /** For screen readers, where the label has no text. */
  label?: string
  /** The class of the label, all of which can be clicked. */
  className?: string
  children?: ReactNode
}

/** A native checkbox: lists of ticks appear first, and load no code for it. */
export const Tick = ({ checked, onTick, label, className, children }: TickProps) => (
  <label className={className}>
    <input
      type="checkbox"
      className={classes.box}
      checked={checked}
      aria-label={label}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
    {children}
  </label>
)

interface TickBoxProps extends Pick<TickProps, 'checked' | 'onTick'> {
  name: string
  quantity: string | null
}

export const TickBox = ({ name, quantity, ...tick }: TickBoxProps) => (
  <Tick {...tick} className={classes.tick}>
    <span className="grow breaks">
      <span className={`${classes.name} strong`}>{name}</span>
      {quantity && <span className="dim small tabular"> ({quantity})</span>}
    </span>
  </Tick>
)
