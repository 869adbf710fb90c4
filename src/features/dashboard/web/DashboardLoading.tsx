import { Skeleton } from '@mantine/core'
import classes from './DashboardScreen.module.css'

const cards = ['menu', 'soon', 'events', 'shopping']

export const DashboardLoading = () => (
  <div className={classes.cards} role="status" aria-label="Loading today">
    {cards.map((card) => (
      <Skeleton key={card} height={220} radius="lg" />
    ))}
  </div>
)
