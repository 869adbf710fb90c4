import { IconChevronDown } from '@tabler/icons-react'
import classes from './Chevron.module.css'

interface ChevronProps {
  open: boolean
  /** Where it points while closed: down, or to the side as before a group. */
  closed?: 'down' | 'side'
  className?: string
}

/** Beside what opens and closes; the button around it says so to a screen reader. */
export const Chevron = ({ open, closed = 'down', className = '' }: ChevronProps) => (
  <IconChevronDown
    size={18}
    className={`${classes.chevron} ${className}`}
    data-turn={open ? (closed === 'down' ? 'up' : undefined) : closed}
    aria-hidden
  />
)
