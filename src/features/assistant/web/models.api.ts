import { callQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { modelCalls } from '../models/models.endpoints.ts'

export const modelsQuery = callQuery(modelCalls.topic, modelCalls.list)

export const useChooseModel = () =>
  useListChange({
    topic: modelCalls.topic,
    undo: false,
    send: (id: number) => send(modelCalls.choose, { params: { id }, input: { isDefault: true } }),
    done: { title: 'Default model updated', text: 'Your default AI model has been updated.' },
    failed: {
      title: 'Error updating model',
      otherwise: 'There was an error updating the default model.',
    },
  })
