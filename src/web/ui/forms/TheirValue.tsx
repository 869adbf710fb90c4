import { UnstyledButton } from '@mantine/core'
import classes from './TheirValue.module.css'

interface TheirValueProps {
  value: unknown
  onTake: () => void
}

/** Under a field that somebody else wrote, too: theirs beside mine, and the way to take it. */
export const TheirValue = ({ value, onTake }: TheirValueProps) => (
  <span className={classes.theirs}>
    Somebody else wrote “{said(value)}” meanwhile. Save again to keep yours, or{' '}
    <UnstyledButton type="button" className={classes.take} onClick={onTake}>
      take theirs
    </UnstyledButton>
    .
  </span>
)

/** A page of instructions is known by how it begins. */
const mostShown = 600

function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  const text = String(value)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
