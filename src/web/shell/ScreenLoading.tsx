import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './ScreenLoading.module.css'

/** Stands in while a screen's code arrives; it only shows when that takes a noticeable while. */
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
