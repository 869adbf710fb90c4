import { Group, Paper } from '@mantine/core'
import type { ReactNode } from 'react'

interface LoadingRowsProps {
  /** Announced to screen readers, where the rows are all that loads. */
  label?: string
  rows: number
  padding: string
  children: ReactNode
}

/** A card of placeholder rows. */
export const LoadingRows = ({ label, rows, padding, children }: LoadingRowsProps) => (
  <Paper withBorder className="ruled" role={label && 'status'} aria-label={label}>
    {Array.from({ length: rows }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
      <Group key={n} gap={20} wrap="nowrap" p={padding}>
        {children}
      </Group>
    ))}
  </Paper>
)
