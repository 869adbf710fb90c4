import { recordApi } from '#web/lib/http/recordApi.ts'
import type { AiModel, ModelForm } from '../../models/models.contract.ts'
import { modelEndpoints } from '../../models/models.endpoints.ts'

// No outbox: the server asks whether the model exists.
export const modelApi = recordApi<AiModel, ModelForm>(
  modelEndpoints,
  {
    add: { done: 'Model added', failed: 'Error adding model' },
    update: { done: 'Model updated', failed: 'Error updating model' },
    delete: { done: 'Model removed', failed: 'Error removing model' },
  },
  { throughOutbox: false },
)
