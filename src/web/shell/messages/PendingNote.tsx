import { UnstyledButton } from '@mantine/core'
import { Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyComponent } from '../../lib/lazyComponent.ts'
import type { PendingChange } from '../../lib/outbox/pendingChange.ts'
import { showConflict, shownConflict, watchConflict } from '../../lib/outbox/shownConflict.ts'
import classes from './ConnectionNote.module.css'

const { Component: ConflictDialog } = lazyComponent(
  async () => (await import('../ConflictDialog.tsx')).ConflictDialog,
)

interface PendingNoteProps {
  away: boolean
  changes: readonly PendingChange[]
}

/** How many changes wait for a decision. */
export function PendingNote({ away, changes }: PendingNoteProps) {
  const open = useSyncExternalStore(watchConflict, shownConflict)
  const undecided = changes.filter((change) => change.problem)
  return (
    <>
      {!away && undecided.length > 0 && !open && (
        <span className={classes.note}>
          {undecided.length === 1 ? '1 change needs' : `${undecided.length} changes need`} a
          decision
          <UnstyledButton className={classes.look} onClick={() => showConflict(undecided[0])}>
            Take a look
          </UnstyledButton>
        </span>
      )}
      {open &&
        createPortal(
          <Suspense>
            <ConflictDialog key={open.key} change={open} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
