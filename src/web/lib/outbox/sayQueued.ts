import type { QueryClient } from '@tanstack/react-query'
import { undo } from '../http/undoAction.ts'
import { toast } from '../toast.tsx'
import { type Kept, keptWords } from './queuedAnswer.ts'

/** That a change waits for the connection, with the way to take it out again. */
export function sayKept(client: QueryClient, kept: Kept) {
  const onClick = () => undo(client, kept.undo)
  toast.success(keptWords(), undefined, { label: 'Undo', onClick })
}
