import type { QueryClient } from '@tanstack/react-query'
import { undo } from '../http/undoAction.ts'
import { toast } from '../toast.tsx'
import { type QueuedAnswer, queuedWords } from './queuedAnswer.ts'

/** A toast that says a change waits for the connection, with an Undo button. */
export function sayQueued(client: QueryClient, kept: QueuedAnswer) {
  const onClick = () => undo(client, kept.undo)
  toast.success(queuedWords(), undefined, { label: 'Undo', onClick })
}
