import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { type Outcome, toastDone, toastFailed } from './outcome.ts'
import { forgetUndo } from './undoAction.ts'

interface OptimisticChange<Input, Result> extends Outcome<Input, Result> {
  topic: string
  /** Queries of other topics that are refetched, too. */
  also?: readonly (readonly string[])[]
  name: string
  send: (input: Input) => Promise<Result>
}

/** A change that a screen shows at once, over the list as it was read, and removes if it fails. */
export function optimisticChange<Input, Result>({
  topic,
  also = [],
  name,
  send,
  ...outcome
}: OptimisticChange<Input, Result>) {
  const mutationKey = [topic, name]
  return {
    useSend: () => {
      const client = useQueryClient()
      return useMutation({
        mutationKey,
        // A scope runs its mutations one after the other: the second change builds on the first.
        scope: { id: mutationKey.join(' ') },
        mutationFn: send,
        onMutate: forgetUndo,
        onSuccess: (result, input) => toastDone(client, outcome, result, input),
        onError: (error, input) => toastFailed(outcome, error, input),
        // The promise is returned, so that the mutation is pending until the list is refetched.
        onSettled: () =>
          Promise.all([[topic], ...also].map((queryKey) => client.invalidateQueries({ queryKey }))),
      })
    },
    useUnderWay: () =>
      useMutationState({
        filters: { mutationKey, status: 'pending' },
        select: (mutation) => mutation.state.variables as Input,
      }),
  }
}
