import { UnstyledButton } from '@mantine/core'
import { Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyComponent } from '../../lib/lazyComponent.ts'
import { lookAt, lookedAt, watchLookedAt } from '../../lib/outbox/openConflict.ts'
import type { WaitingChange } from '../../lib/outbox/pendingChange.ts'
import classes from './ConnectionNote.module.css'

const { Component: Decision } = lazyComponent(
  async () => (await import('../ConflictDialog.tsx')).Decision,
)

interface WaitingNoteProps {
  /** Nobody answers. */
  away: boolean
  changes: readonly WaitingChange[]
}

/** How many changes wait for the connection, or for somebody to decide. */
export function WaitingNote({ away, changes }: WaitingNoteProps) {
  const open = useSyncExternalStore(watchLookedAt, lookedAt)
  const undecided = changes.filter((change) => change.problem)
  const waiting = changes.length - undecided.length
  return (
    <>
      {away && waiting > 0 && (
        <span className={classes.note}>{counted(waiting, 'waits', 'wait')} for the connection</span>
      )}
      {!away && undecided.length > 0 && !open && (
        <span className={classes.note}>
          {counted(undecided.length, 'needs', 'need')} a decision
          <UnstyledButton className={classes.look} onClick={() => lookAt(undecided[0])}>
            Look at it
          </UnstyledButton>
        </span>
      )}
      {open &&
        createPortal(
          <Suspense>
            <Decision key={open.key} change={open} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

const counted = (count: number, one: string, several: string) =>
  count === 1 ? `1 change ${one}` : `${count} changes ${several}`
