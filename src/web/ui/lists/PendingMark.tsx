import { IconClock } from '@tabler/icons-react'
import { useWaitingIds } from '../../lib/outbox/overlay.ts'
import classes from './PendingMark.module.css'

const WORDS = 'Waiting for the connection'

interface WaitingMarkProps {
  topic: string
  id: number
}

/** Beside a record that was changed on this device, as long as the server can't know. */
export const WaitingMark = ({ topic, id }: WaitingMarkProps) =>
  useWaitingIds(topic).has(id) ? <WaitingClock /> : null

export const WaitingClock = () => (
  <span role="img" aria-label={WORDS} data-tip={WORDS} className={classes.mark}>
    <IconClock size={16} aria-hidden />
  </span>
)
