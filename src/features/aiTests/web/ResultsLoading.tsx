import { Skeleton } from '@mantine/core'
import classes from './ResultsLoading.module.css'

export const ResultsLoading = () => (
  <div role="status" aria-label="Loading the test results" className={classes.rows}>
    {Array.from({ length: 6 }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
      <div key={n} className={classes.row}>
        <Skeleton height={20} width={44} radius={999} />
        <Skeleton height={16} width="40%" />
      </div>
    ))}
  </div>
)
