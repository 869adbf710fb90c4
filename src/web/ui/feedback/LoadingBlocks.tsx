import { Skeleton, type SkeletonProps, Stack } from '@mantine/core'

interface LoadingBlocksProps extends Pick<SkeletonProps, 'height' | 'radius'> {
  /** Announced to screen readers, where the blocks are all that loads. */
  label?: string
  count: number
  /** The class of the grid in which the blocks' contents will stand; else they are stacked. */
  className?: string | undefined
}

/** Placeholders of one size, such as for cards. */
export const LoadingBlocks = ({ label, count, className, ...block }: LoadingBlocksProps) => (
  <Stack role={label && 'status'} aria-label={label} gap={10} className={className}>
    {Array.from({ length: count }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all the same
      <Skeleton key={n} {...block} />
    ))}
  </Stack>
)
