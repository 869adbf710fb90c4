import { get, post, put, recordEndpoints } from '#shared/endpoint.ts'
import type { AiModel, ModelChange, ModelForm } from './models.contract.ts'
import type { AiServerFacts, OfferedModels, TriedModel } from './models.logic.ts'
import type { AiUsage } from './usage.contract.ts'

export const modelEndpoints = {
  ...recordEndpoints<AiModel, ModelForm>('ai-models', '/api/ai/models'),
  update: put('/api/ai/models/:id').takes<Partial<ModelChange>>().answers<AiModel>(),
  /** The models that the AI server has. */
  offered: get('/api/ai/models/offered').answers<OfferedModels>(),
  /** How the program reaches its models; asks nobody. */
  server: get('/api/ai/server').answers<AiServerFacts>(),
  usage: get('/api/ai/usage').answers<AiUsage[]>(),
  /** Sends the model one short wish. */
  tryOut: post('/api/ai/models/:id/try').answers<TriedModel>(),
}
