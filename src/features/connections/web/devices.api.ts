import { sessionEndpoints } from '#shared/session.endpoints.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'

const { topic } = sessionEndpoints

export const devicesQuery = {
  ...endpointQuery(topic, sessionEndpoints.devices),
  // Nobody is told when somebody else signs in.
  refetchOnMount: 'always' as const,
}

export const useEndDevice = () =>
  useListChange({
    topic,
    undo: false,
    send: (id: string) => send(sessionEndpoints.end, { params: { id } }),
    done: 'Done',
    failed: "The device wasn't signed out",
  })
