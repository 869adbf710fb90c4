import { UnstyledButton } from '@mantine/core'
import classes from './TheirValue.module.css'

interface TheirValueProps {
  value: unknown
  onTake: () => void
}

/** Under a field with a conflict: the other person's value, and a button that takes it. */
export const TheirValue = ({ value, onTake }: TheirValueProps) => (
  <span className="written breaks">
    Someone else wrote “{said(value)}”. Save again to keep yours, or{' '}
    <UnstyledButton type="button" className={classes.take} onClick={onTake}>
      take theirs
    </UnstyledButton>
    .
  </span>
)

/** Characters; long texts such as instructions are recognized by their beginning. */
const mostShown = 600

function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  const text = String(value)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
