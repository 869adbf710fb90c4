import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { QueuedAnswer } from '../outbox/queuedAnswer.ts'
import { sayQueued } from '../outbox/sayQueued.ts'
import { type Outcome, toastDone, toastFailed } from './outcome.ts'
import { forgetUndo } from './undoAction.ts'

interface ListChange<Input, Result> extends Outcome<Input, Result> {
  /** The topic whose queries are refetched afterwards; without one, any list may have changed. */
  topic?: string
  /** Queries of other topics that are refetched, but not waited for. */
  also?: readonly (readonly string[])[]
  /** Resolves to a `QueuedAnswer` where the change waits in the outbox. */
  send: (input: Input) => Promise<Result>
}

/** A change that a screen waits for: sent, the list refetched, then a toast. */
export function useListChange<Input, Result>({
  topic,
  also = [],
  send,
  ...outcome
}: ListChange<Input, Result>) {
  const client = useQueryClient()
  const queryKey = topic === undefined ? [] : [topic]
  return useMutation({
    mutationFn: send,
    onMutate: forgetUndo,
    onSuccess: async (result, input) => {
      if (result instanceof QueuedAnswer) return sayQueued(client, result)
      for (const other of also) client.invalidateQueries({ queryKey: other })
      client.invalidateQueries({ queryKey, predicate: isSlow })
      await client.invalidateQueries({ queryKey, predicate: (query) => !isSlow(query) })
      toastDone(client, outcome, result, input)
    },
    onError: (error, input) => {
      // The change may have been carried out in part.
      client.invalidateQueries({ queryKey })
      toastFailed(outcome, error, input)
    },
  })
}

/** Queries marked `meta.slow` (remote calendars) are refetched, but not waited for. */
const isSlow = ({ meta }: Query) => meta?.slow === true
