import { get, put } from '#shared/endpoint.ts'
import type { AiModel } from './models.contract.ts'

export const modelEndpoints = {
  topic: 'ai-models',
  list: get('/api/ai/models').answers<AiModel[]>(),
  choose: put('/api/ai/models/:id').takes<{ isDefault: true }>().answers<AiModel>(),
}
