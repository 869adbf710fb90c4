import { Group, Paper, Skeleton } from '@mantine/core'
import classes from './CalendarScreen.module.css'

export function CalendarLoading() {
  return (
    <div role="status" aria-label="Loading the calendar">
      <Group gap={8} mb={14}>
        {[126, 128, 120].map((width) => (
          <Skeleton key={width} height={36} width={width} radius={10} />
        ))}
      </Group>
      <Paper withBorder className={classes.skeleton}>
        {Array.from({ length: 7 }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days are all the same
          <div key={n}>
            <Skeleton height={14} width={48} mb={20 + ((n * 37) % 90)} />
            <Skeleton height={56} />
          </div>
        ))}
      </Paper>
    </div>
  )
}
