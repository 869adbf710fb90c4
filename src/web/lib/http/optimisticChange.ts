import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { toast } from '../toast.tsx'
import { undoAction } from './undoAction.ts'

interface OptimisticChange<Input> {
  topic: string
  name: string
  send: (input: Input) => Promise<unknown>
  /** The toast's text, shown with an Undo button. */
  done: (input: Input) => string
  onError: (error: Error) => void
}

/** A change that a screen shows at once, over the list as it was read, and removes if it fails. */
export function optimisticChange<Input>({
  topic,
  name,
  send,
  done,
  onError,
}: OptimisticChange<Input>) {
  const mutationKey = [topic, name]
  return {
    useSend: () => {
      const client = useQueryClient()
      return useMutation({
        mutationKey,
        // A scope runs its mutations one after the other: the second change builds on the first.
        scope: { id: mutationKey.join(' ') },
        mutationFn: send,
        onSuccess: (answer, input) =>
          toast.success(done(input), undefined, undoAction(client, answer)),
        onError,
        // The promise is returned, so that the mutation is pending until the list is refetched.
        onSettled: () => client.invalidateQueries({ queryKey: [topic] }),
      })
    },
    useUnderWay: () =>
      useMutationState({
        filters: { mutationKey, status: 'pending' },
        select: (mutation) => mutation.state.variables as Input,
      }),
  }
}
