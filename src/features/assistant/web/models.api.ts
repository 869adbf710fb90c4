import { endpointQuery, send, withParams } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { modelEndpoints } from '../models/models.endpoints.ts'

const { topic } = modelEndpoints

export const modelsQuery = endpointQuery(topic, modelEndpoints.list)
export const aiServerQuery = endpointQuery('aiServer', modelEndpoints.server)
export const usageQuery = endpointQuery('aiUsage', modelEndpoints.usage)

/** Asks the AI server, which may have other models a moment later. */
export const offeredQuery = {
  ...endpointQuery('aiServer', modelEndpoints.offered),
  retry: false,
  staleTime: 0,
}

export const useTryModel = () =>
  useListChange({
    topic: usageQuery.queryKey[0],
    send: (id: number) => send(withParams(modelEndpoints.tryOut, { id })),
    failed: "The model didn't answer",
  })

export const useChooseModel = () =>
  useListChange({
    topic,
    undo: false,
    send: (id: number) =>
      send(modelEndpoints.update, { params: { id }, input: { isDefault: true } }),
    done: { title: 'Default model updated', text: 'Your default AI model has been updated.' },
    failed: {
      title: 'Error updating model',
      otherwise: 'There was an error updating the default model.',
    },
  })
