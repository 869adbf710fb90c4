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

const said = (value: unknown): string =>
  value === null || value === undefined || value === '' ? 'nothing' : String(value)
