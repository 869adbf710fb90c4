import { atBase } from '#web/lib/basePath.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { MadeLink, NewShareLink } from '../sharing.contract.ts'
import { sharingEndpoints } from '../sharing.endpoints.ts'

const { topic } = sharingEndpoints

export const linksQuery = endpointQuery(topic, sharingEndpoints.list)

/** Without a public address, the one at which this browser has Food Pal. */
export const addressOf = ({ url, path }: MadeLink) => url ?? location.origin + atBase(path)

export const useMakeLink = () =>
  useListChange({
    topic,
    undo: false,
    send: (input: NewShareLink) => send(sharingEndpoints.make, { input }),
    failed: "The link couldn't be made",
  })

export const useRevokeLink = () =>
  useListChange({
    topic,
    undo: false,
    send: (id: number) => send(sharingEndpoints.revoke, { params: { id } }),
    done: { title: 'Link revoked', text: 'Nobody can open it anymore.' },
    failed: "The link couldn't be revoked",
  })
