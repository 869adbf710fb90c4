import { VisuallyHidden } from '@mantine/core'
import { Pill } from './Pill.tsx'

interface CountBadgeProps {
  count: number
  /** Read out after the number where the words beside it don't say what is counted. */
  label?: string
  /** The singular of a label, such as 'item'; an 's' is added for other counts. */
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
