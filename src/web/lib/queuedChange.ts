import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'

interface QueuedChange<Input> {
  topic: string
  name: string
  send: (input: Input) => Promise<unknown>
  onError: (error: Error) => void
}

/**
 * A change that a screen shows at once, on top of the list as it was read: a hand never waits, and
 * what fails takes itself back.
 */
export function queuedChange<Input>({ topic, name, send, onError }: QueuedChange<Input>) {
  const mutationKey = [topic, name]
  return {
    useSend: () => {
      const client = useQueryClient()
      return useMutation({
        mutationKey,
        // One after the other: a second one is meant on top of the first.
        scope: { id: mutationKey.join(' ') },
        mutationFn: send,
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
