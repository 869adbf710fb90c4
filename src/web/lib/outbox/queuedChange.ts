import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { undoAction } from '../http/undoAction.ts'
import { toast } from '../toast.tsx'

interface QueuedChange<Input> {
  topic: string
  name: string
  send: (input: Input) => Promise<unknown>
  /** Said once it is done, with the way back. */
  done: (input: Input) => string
  onError: (error: Error) => void
}

/**
 * A change that a screen shows at once, on top of the list as it was read: a hand never waits, and
 * what fails takes itself back.
 */
export function queuedChange<Input>({ topic, name, send, done, onError }: QueuedChange<Input>) {
  const mutationKey = [topic, name]
  return {
    useSend: () => {
      const client = useQueryClient()
      return useMutation({
        mutationKey,
        // One after the other: a second one is meant on top of the first.
        scope: { id: mutationKey.join(' ') },
        mutationFn: send,
        onSuccess: (answer, input) =>
          toast.success(done(input), undefined, undoAction(client, answer)),
        onError,
        // Waited for: until the list has been read again, the change is under way.
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
