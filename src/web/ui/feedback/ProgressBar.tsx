import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  /** Left out if the progress is unknown. */
  done?: number | undefined
  total: number
  className?: string | undefined
}

/** A progress bar; words beside it say what makes progress. */
export const ProgressBar = ({ done, total, className }: ProgressBarProps) => (
  <progress
    className={`${classes.bar} ${className ?? ''}`}
    aria-label="Progress"
    {...(done === undefined ? {} : { value: done, max: total })}
  />
)
