import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { QueuedAnswer } from '../outbox/queuedAnswer.ts'
import { sayQueued } from '../outbox/sayQueued.ts'
import { toast } from '../toast.tsx'
import { problemOf } from './request.ts'
import { undoAction } from './undoAction.ts'

export interface Outcome<Result = unknown> {
  done: string | { title: string; text: string } | ((result: Result) => string)
  /**
   * A title. Its text is the server's reason, or `otherwise` without one, unless `text` gives it; a
   * function has no text.
   */
  failed:
    | string
    | { title: string; otherwise: string }
    | { title: string; text: (error: Error) => string }
    | ((error: Error) => string)
}

interface ListChange<Input, Result> extends Outcome<Result> {
  /** The topic whose queries are refetched afterwards. */
  topic: string
  /** Resolves to a `QueuedAnswer` where the change waits in the outbox. */
  send: (input: Input) => Promise<Result>
  /** False where an undo from the toast would be wrong or incomplete. */
  undo?: boolean
}

export function useListChange<Input, Result>({
  topic,
  send,
  done,
  failed,
  undo = true,
}: ListChange<Input, Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (result) => {
      if (result instanceof QueuedAnswer) return sayQueued(client, result)
      client.invalidateQueries({ queryKey: [topic], predicate: isSlow })
      await client.invalidateQueries({ queryKey: [topic], predicate: (query) => !isSlow(query) })
      const action = undo ? undoAction(client, result) : undefined
      if (typeof done === 'object') toast.success(done.title, done.text, action)
      else toast.success(typeof done === 'string' ? done : done(result), undefined, action)
    },
    onError: (error) => {
      // The change may have been carried out in part.
      client.invalidateQueries({ queryKey: [topic] })
      if (typeof failed === 'string') toast.error(failed, problemOf(error))
      else if (typeof failed === 'function') toast.error(failed(error))
      else if ('text' in failed) toast.error(failed.title, failed.text(error))
      else toast.error(failed.title, problemOf(error, failed.otherwise))
    },
  })
}

/** Queries marked `meta.slow` (remote calendars) are refetched, but not waited for. */
const isSlow = ({ meta }: Query) => meta?.slow === true
