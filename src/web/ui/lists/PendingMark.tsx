import { IconClock } from '@tabler/icons-react'
import { usePendingIds } from '../../lib/outbox/withPendingChanges.ts'
import classes from './PendingMark.module.css'

const WORDS = 'Waiting for a connection'

interface PendingMarkProps {
  topic: string
  id: number
}

/** A clock beside a record with a change that waits in the outbox. */
export const PendingMark = ({ topic, id }: PendingMarkProps) =>
  usePendingIds(topic).has(id) ? <PendingClock /> : null

export const PendingClock = () => (
  <span role="img" aria-label={WORDS} data-tip={WORDS} className={classes.mark}>
    <IconClock size={16} aria-hidden />
  </span>
)
