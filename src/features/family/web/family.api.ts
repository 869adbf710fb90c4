import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { send } from '#web/lib/call.ts'
import { recordApi } from '#web/lib/recordApi.ts'
import { RequestError } from '#web/lib/request.ts'
import { toast } from '#web/lib/toast.ts'
import { knowledgeCalls, memberCalls, wholeFamilyCalls } from '../family.calls.ts'

/** The server's own words; ours when it has none. */
const failed = (what: string) => (error: Error) => {
  if (!(error instanceof RequestError)) return what
  return error.serverMessage ?? (error.status === 0 ? `${what}: ${error.message}` : what)
}

const words = (noun: string, short: string) => ({
  add: { done: `${noun} added successfully`, failed: failed(`Failed to add ${short}`) },
  update: { done: `${noun} updated successfully`, failed: failed(`Failed to update ${short}`) },
  delete: { done: `${noun} deleted successfully`, failed: failed(`Failed to delete ${short}`) },
})

export const memberApi = recordApi(memberCalls, words('Family member preference', 'preference'))

export const wholeFamilyApi = recordApi(wholeFamilyCalls, words('Family rule', 'rule'))

export const knowledgeApi = recordApi(knowledgeCalls, words('Household knowledge', 'knowledge'))

export type Move = { id: number; to: number }

const reorderKey = [memberCalls.topic, 'reorder']

export function useReorderMember() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: reorderKey,
    // One after the other: a second move is meant on top of the first.
    scope: { id: reorderKey.join(' ') },
    mutationFn: ({ id, to }: Move) =>
      send(memberCalls.reorder, { params: { id }, body: { newOrder: to } }),
    onError: (error) => toast.error(failed('Failed to reorder preference')(error)),
    // Waited for: until the list has been read again, the move stands among those under way.
    onSettled: () => client.invalidateQueries({ queryKey: [memberCalls.topic] }),
  })
}

/**
 * Moves that are under way. The screen shows them on top of the list as it was read, so a finger
 * never waits, and a move that fails takes itself back.
 */
export const useMovesUnderWay = () =>
  useMutationState({
    filters: { mutationKey: reorderKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as Move,
  })
