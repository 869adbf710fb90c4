import type { ReactNode } from 'react'
import classes from './TickBox.module.css'

interface TickProps {
  checked: boolean
  onTick: (checked: boolean) => void
  /** What is ticked, where the words don't stand in the label. */
  label?: string
  /** Of the label, all of which ticks. */
  className?: string
  children?: ReactNode
}

/** The browser's own control: lists of ticks are shown first, and load nothing for it. */
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

/** A shopping item with its checkbox; the whole width is the touch target. */
export const TickBox = ({ name, quantity, ...tick }: TickBoxProps) => (
  <Tick {...tick} className={classes.tick}>
    <span className="grow breaks">
      <span className={`${classes.name} strong`}>{name}</span>
      {quantity && <span className={`${classes.quantity} tabular`}> ({quantity})</span>}
    </span>
  </Tick>
)
