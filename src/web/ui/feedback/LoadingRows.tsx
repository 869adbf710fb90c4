import { Card, type CardProps, Group, type GroupProps, Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

interface LoadingRowsProps extends Pick<CardProps, 'shadow'>, Pick<GroupProps, 'p' | 'h' | 'gap'> {
  /** Announced to screen readers, where the rows are all that loads. */
  label?: string
  /** The width of a heading; rows below one have no lines between them. */
  title?: number
  /** Of each row the widths of its lines, one below the other. */
  rows: readonly (readonly (string | number)[])[]
  /** The heights of a row's lines. */
  heights?: readonly number[]
  /** A placeholder before the lines of each row. */
  children?: ReactNode
}

/** A card of placeholder rows. */
export const LoadingRows = ({
  label,
  title,
  rows,
  heights = [16],
  shadow,
  children,
  ...row
}: LoadingRowsProps) => (
  <Card
    padding={title ? 20 : 0}
    shadow={shadow}
    className={title ? undefined : 'ruled'}
    role={label && 'status'}
    aria-label={label}
  >
    {title && <Skeleton height={20} width={title} mb={16} />}
    {rows.map((widths, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
      <Group key={n} gap={20} wrap="nowrap" {...row}>
        {children}
        <Stack gap={10} flex={1}>
          {widths.map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <Skeleton key={line} height={heights[line]} width={width} />
          ))}
        </Stack>
      </Group>
    ))}
  </Card>
)
