import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { tokenEndpoints } from '../connections.endpoints.ts'

const { topic } = tokenEndpoints

export const tokensQuery = endpointQuery(topic, tokenEndpoints.list)

export const useMakeToken = () =>
  useListChange({
    topic,
    undo: false,
    send: (input: { name: string; scope: 'read' | 'propose' | 'write' }) =>
      send(tokenEndpoints.make, { input }),
    failed: "The token wasn't made",
  })

export const useRevokeToken = () =>
  useListChange({
    topic,
    undo: false,
    send: (id: string) => send(tokenEndpoints.revoke, { params: { id } }),
    done: 'Token revoked',
    failed: "The token wasn't revoked",
  })
