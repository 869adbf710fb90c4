import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  /** Left out where nobody knows. */
  done?: number | undefined
  total: number
  /** Where it stands, and how wide it is. */
  className?: string | undefined
}

/** How far something has come; what it is stands beside it. */
export const ProgressBar = ({ done, total, className }: ProgressBarProps) => (
  <progress
    className={`${classes.bar} ${className ?? ''}`}
    aria-label="Progress"
    {...(done === undefined ? {} : { value: done, max: total })}
  />
)
