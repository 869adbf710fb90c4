import type { QueryClient } from '@tanstack/react-query'
import { takenBackBy } from '../http/undoAction.ts'
import { toast } from '../toast.tsx'
import { type QueuedAnswer, queuedWords } from './queuedAnswer.ts'

/** A toast that says a change waits for the connection, with an Undo button. */
export function sayQueued(client: QueryClient, kept: QueuedAnswer) {
  toast.success(queuedWords(), undefined, takenBackBy(client, kept.undo))
}
