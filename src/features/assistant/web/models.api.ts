import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { modelEndpoints } from '../models/models.endpoints.ts'

export const modelsQuery = endpointQuery(modelEndpoints.topic, modelEndpoints.list)

export const useChooseModel = () =>
  useListChange({
    topic: modelEndpoints.topic,
    undo: false,
    send: (id: number) =>
      send(modelEndpoints.update, { params: { id }, input: { isDefault: true } }),
    done: { title: 'Default model updated', text: 'Your default AI model has been updated.' },
    failed: {
      title: 'Error updating model',
      otherwise: 'There was an error updating the default model.',
    },
  })
