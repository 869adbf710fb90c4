import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from './request.ts'
import { toast } from './toast.ts'

interface ListChange<Input, Result> {
  /** The list that is re-read afterwards, as live messages call it. */
  topic: string
  send: (input: Input) => Promise<Result>
  /** The toast when it is done. */
  done: string
  /** The toast when it is not; what went wrong stands under it unless the title says it. */
  failed: string | ((error: Error) => string)
}

/** A write to one of the household's lists: send, re-read the list, tell how it went. */
export function useListChange<Input, Result>({
  topic,
  send,
  done,
  failed,
}: ListChange<Input, Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [topic] })
      toast.success(done)
    },
    onError: (error) => {
      if (typeof failed === 'string') toast.error(failed, problemOf(error))
      else toast.error(failed(error))
    },
  })
}
