import type { AppContext } from '#server/appContext.ts'
import { findRecord } from '#server/db/records.ts'
import { actorOf, idFrom, readInput, readPatch } from '#server/http/input.ts'
import { listRead } from '#server/http/listRead.ts'
import { answer, type Route } from '#server/http/routes.ts'
import type { Writing } from '#server/records/change.ts'
import { done } from '#shared/endpoint.ts'
import { conflict, invalid, unreadable } from '#shared/errors.ts'
import { ModelChange, ModelForm } from './models.contract.ts'
import { modelEndpoints } from './models.endpoints.ts'
import { listModels } from './models.queries.ts'
import { aiModels } from './models.records.ts'
import { clearOtherDefaults } from './models.service.ts'
import { createOfferedModels, refuseUnknownModel } from './offeredModels.ts'

export function modelsRoutes(app: AppContext): Route[] {
  const { config, reader } = app
  const offered = createOfferedModels(config)

  /** Two entries of one id could not be told apart in the chat. */
  async function refuseTaken(w: Writing, modelId: string | undefined, id?: number) {
    const models = await listModels(w.reads)
    if (!models.some((model) => model.modelId === modelId && model.id !== id)) return
    throw invalid([{ field: 'modelId', message: 'This model is already in the list' }])
  }

  return [
    listRead(app, modelEndpoints, listModels),
    answer(modelEndpoints.offered, () => offered()),
    answer(modelEndpoints.add, async (c) => {
      const form = await readInput(c, ModelForm)
      await refuseUnknownModel(config, offered, form.modelId)
      const model = await app.change(actorOf(c), 'Added an AI model', async (w) => {
        await refuseTaken(w, form.modelId)
        return w.create(aiModels, { ...form, isDefault: false })
      })
      c.status(201)
      return model
    }),
    answer(modelEndpoints.update, async (c) => {
      const id = idFrom(c, aiModels.noun)
      const { patch, expect } = await readPatch<ModelChange>(c, ModelChange)
      const { isDefault } = patch
      if (Object.keys(patch).length === 0) throw unreadable('Nothing was changed')
      if (isDefault && config.aiModel) throw conflict(setElsewhere)
      if (patch.modelId && (await findRecord(reader, aiModels, id))?.modelId !== patch.modelId)
        await refuseUnknownModel(config, offered, patch.modelId)
      const why = isDefault ? 'Chose the default AI model' : 'Changed an AI model'
      return app.change(actorOf(c), why, async (w) => {
        await refuseTaken(w, patch.modelId, id)
        const model = await w.update(aiModels, id, patch, expect)
        if (isDefault) await clearOtherDefaults(w, id)
        return model
      })
    }),
    answer(modelEndpoints.remove, async (c) => {
      const id = idFrom(c, aiModels.noun)
      await app.change(actorOf(c), 'Deleted an AI model', async (w) => {
        if ((await findRecord(w.reads, aiModels, id))?.isDefault) throw conflict(inUse)
        await w.remove(aiModels, id)
      })
      return done
    }),
  ]
}

const setElsewhere = 'AI_MODEL in the hosting environment chooses the default model.'
const inUse = 'This is the default model. Choose another default first.'
