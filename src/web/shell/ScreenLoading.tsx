import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './ScreenLoading.module.css'

/** Shown while a screen's code loads; it fades in, so a fast load shows nothing. */
export function ScreenLoading() {
  return (
    <div className={classes.loading}>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <Skeleton height={30} width={220} />
      <Skeleton height={15} width={300} mt={14} mb={24} />
      <Skeleton height={42} mb={20} radius={14} />
      <Skeleton height={280} radius="lg" />
    </div>
  )
}
