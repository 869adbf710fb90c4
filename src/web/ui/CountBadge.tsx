import { VisuallyHidden } from '@mantine/core'
import { Pill } from './Pill.tsx'

interface CountBadgeProps {
  count: number
  /** Read out after the number where the neighbouring words don't say what is counted. */
  label?: string
}

export function CountBadge({ count, label }: CountBadgeProps) {
  return (
    <Pill>
      {count}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </Pill>
  )
}
