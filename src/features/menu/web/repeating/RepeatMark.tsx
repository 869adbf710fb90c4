import { IconRepeat } from '@tabler/icons-react'
import { sayRepeats } from '../../repeating/repeating.logic.ts'
import { useSeries } from '../repeating.api.ts'

/** Says on a meal's card that it repeats, and when. */
export function RepeatMark({ seriesId }: { seriesId: number }) {
  const series = useSeries(seriesId)
  if (!series) return null
  return (
    <IconRepeat
      size={14}
      role="img"
      aria-label={sayRepeats(series)}
      style={{ marginInlineStart: 5, verticalAlign: -1, color: 'var(--fp-dim)' }}
    />
  )
}
