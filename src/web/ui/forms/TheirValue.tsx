import { UnstyledButton } from '@mantine/core'
import classes from './TheirValue.module.css'

interface TheirValueProps {
  value: unknown
  /** Where it is known. */
  by: string | undefined
  onTake: () => void
}

/** Under a field with a conflict: the other person's value, and a button that takes it. */
export const TheirValue = ({ value, by = 'Someone else', onTake }: TheirValueProps) => (
  <span className="written breaks">
    {by} wrote “{said(value)}”. Save again to keep yours, or{' '}
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
