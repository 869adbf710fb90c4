import { send } from '#web/lib/http/call.ts'
import { optimisticChange } from '#web/lib/http/optimisticChange.ts'
import { recordApi } from '#web/lib/http/recordApi.ts'
import { RequestError } from '#web/lib/http/request.ts'
import { knowledgeEndpoints, memberEndpoints, wholeFamilyEndpoints } from '../family.endpoints.ts'

/** The server's message, else our own. */
const failed = (what: string) => (error: Error) => {
  if (!(error instanceof RequestError)) return what
  return error.serverMessage ?? (error.status === 0 ? `${what}: ${error.message}` : what)
}

const words = (noun: string, short: string) => ({
  add: { done: `${noun} added successfully`, failed: failed(`Failed to add ${short}`) },
  update: { done: `${noun} updated successfully`, failed: failed(`Failed to update ${short}`) },
  delete: { done: `${noun} deleted successfully`, failed: failed(`Failed to delete ${short}`) },
})

export const memberApi = recordApi(memberEndpoints, words('Family member preference', 'preference'))

export const wholeFamilyApi = recordApi(wholeFamilyEndpoints, words('Family rule', 'rule'))

export const knowledgeApi = recordApi(knowledgeEndpoints, words('Note', 'note'))

export type Move = { id: number; to: number }

export const { useSend: useReorderMember, useUnderWay: useMovesUnderWay } = optimisticChange({
  topic: memberEndpoints.topic,
  name: 'reorder',
  send: ({ id, to }: Move) =>
    send(memberEndpoints.reorder, { params: { id }, input: { newOrder: to } }),
  done: 'Order changed',
  failed: failed('Failed to reorder preference'),
})
