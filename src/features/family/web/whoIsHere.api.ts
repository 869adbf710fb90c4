import { sessionEndpoints } from '#shared/session.endpoints.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'

const { topic } = sessionEndpoints

export const presenceQuery = endpointQuery(topic, sessionEndpoints.presence)

export const useSayWho = () =>
  useListChange({
    topic,
    undo: false,
    send: (memberId: number | null) => send(sessionEndpoints.answer, { input: { memberId } }),
    done: ({ name }) => (name ? `Hello, ${name}` : 'All right'),
    failed: "That wasn't noted",
  })
