import { useEffect, useState } from 'react'
import { useLiveStatus } from '../../lib/http/live.ts'
import { lazyExtra } from '../../lib/lazyPart.tsx'
import { usePendingChanges } from '../../lib/outbox/withPendingChanges.ts'
import classes from './ConnectionNote.module.css'

const PendingNote = lazyExtra(async () => (await import('./PendingNote.tsx')).PendingNote)

const WORTH_SAYING_AFTER = 5_000

/** Says that live updates are down, and how many changes wait. */
export function ConnectionNote() {
  const status = useLiveStatus()
  const open = status === 'open'
  // A server that starts again is back in a moment, a device without a network is not.
  const offline = status === 'closed' && !navigator.onLine
  const [away, setAway] = useState(false)
  const changes = usePendingChanges()
  const waiting = changes.filter(({ problem }) => !problem).length

  useEffect(() => {
    if (open) return setAway(false)
    if (offline) return setAway(true)
    const timer = setTimeout(() => setAway(true), WORTH_SAYING_AFTER)
    return () => clearTimeout(timer)
  }, [open, offline])

  return (
    <div role="status" className={classes.place}>
      {away && (
        <span className={classes.note}>
          Food Pal can't be reached.{' '}
          <span className={classes.sentence}>
            {waiting === 0
              ? 'Trying again…'
              : `${waiting === 1 ? '1 change is' : `${waiting} changes are`} waiting for a connection`}
          </span>
        </span>
      )}
      {changes.length > 0 && <PendingNote away={away} changes={changes} />}
    </div>
  )
}
