import { VisuallyHidden } from '@mantine/core'
import { Pill } from './Pill.tsx'

interface CountBadgeProps {
  count: number
  /** Read out after the number where the neighbouring words don't say what is counted. */
  label?: string
  /** The same for what is counted one by one: 'item'. */
  unit?: string
}

export function CountBadge({ count, label, unit }: CountBadgeProps) {
  const said = unit ? (count === 1 ? unit : `${unit}s`) : label
  return (
    <Pill>
      {count}
      {said && <VisuallyHidden> {said}</VisuallyHidden>}
    </Pill>
  )
}
