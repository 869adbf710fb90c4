import { Card, Skeleton } from '@mantine/core'
import classes from './PantryGroups.module.css'

export function PantryLoading() {
  return (
    <div className={classes.columns} role="status" aria-label="Loading the pantry">
      {[6, 4].map((rows) => (
        <div key={rows} className={classes.column}>
          <Card>
            <Skeleton height={20} width={120} mb={16} />
            {Array.from({ length: rows }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
              <Skeleton key={n} height={16} my={15} width={`${90 - ((n * 17) % 40)}%`} />
            ))}
          </Card>
        </div>
      ))}
    </div>
  )
}
