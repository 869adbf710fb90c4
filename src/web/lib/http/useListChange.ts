import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { QueuedAnswer } from '../outbox/queuedAnswer.ts'
import { sayQueued } from '../outbox/sayQueued.ts'
import { toast } from '../toast.tsx'
import { problemOf } from './request.ts'
import { undoAction } from './undoAction.ts'

/** How a change went, in a toast. */
export interface Outcome<Result = unknown> {
  done: string | { title: string; text: string } | ((result: Result) => string)
  /**
   * What went wrong stands under it, and `otherwise` where nobody says what, unless the title or
   * the text says it itself.
   */
  failed:
    | string
    | { title: string; otherwise: string }
    | { title: string; text: (error: Error) => string }
    | ((error: Error) => string)
}

interface ListChange<Input, Result> extends Outcome<Result> {
  /** The list that is re-read afterwards, as live messages call it. */
  topic: string
  /** `Kept` where nobody answers and it waits for that. */
  send: (input: Input) => Promise<Result>
  /** False where taking it back from a toast would be wrong, or only half of it. */
  undo?: boolean
}

/** A write to one of the household's lists: send, re-read the list, tell how it went. */
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
      // A part of it may have been done.
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
