import { IconChevronDown } from '@tabler/icons-react'
import classes from './Chevron.module.css'

interface ChevronProps {
  open: boolean
  /** The direction of a closed chevron: down, or to the side as before a group. */
  closed?: 'down' | 'side'
  className?: string
}

/** The arrow in a button that opens and closes; the button tells its state to screen readers. */
export const Chevron = ({ open, closed = 'down', className = '' }: ChevronProps) => (
  <IconChevronDown
    size={18}
    className={`${classes.chevron} ${className}`}
    data-turn={open ? (closed === 'down' ? 'up' : undefined) : closed}
    aria-hidden
  />
)
