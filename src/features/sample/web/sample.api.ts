import { counted } from '#shared/counted.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { sampleEndpoints } from '../sample.endpoints.ts'

export const sampleAvailability = {
  ...endpointQuery(sampleEndpoints.topic, sampleEndpoints.availability),
  // Any list may have got its first record since.
  staleTime: 0,
}

export const useLoadSample = () =>
  useListChange({
    send: () => send(sampleEndpoints.load),
    done: {
      title: 'Sample household loaded',
      text: 'Take a look around: every list has something in it.',
    },
    failed: "The sample couldn't be loaded",
  })

export const useClearSample = () =>
  useListChange({
    send: () => send(sampleEndpoints.clear),
    done: ({ stayed }) => ({ title: 'Sample cleared', text: sayStayed(stayed) }),
    failed: "The sample couldn't be cleared",
  })

const sayStayed = (count: number) =>
  count > 0
    ? `${counted(count, 'thing')} that you changed ${count === 1 ? 'stays' : 'stay'}.`
    : undefined
