import type { AppContext } from '#server/appContext.ts'
import { findRecord } from '#server/db/records.ts'
import { createLimiter } from '#server/http/callLimit.ts'
import { actorOf, idFrom, readInput, readPatch } from '#server/http/input.ts'
import { listRead } from '#server/http/lists/listRead.ts'
import { answer, type Route } from '#server/http/routes.ts'
import type { Writing } from '#server/records/change.ts'
import { done } from '#shared/endpoint.ts'
import { conflict, invalid, notFound, unreadable } from '#shared/errors.ts'
import { usualTokens } from '../prompt/budget/tokenBudget.queries.ts'
import { serverName } from './aiService.queries.ts'
import { countUsage } from './countUsage.ts'
import { ModelChange, ModelForm } from './models.contract.ts'
import { modelEndpoints } from './models.endpoints.ts'
import { listModels } from './models.queries.ts'
import { aiModels } from './models.records.ts'
import { clearOtherDefaults } from './models.service.ts'
import { createOfferedModels, noServer, refuseUnknownModel } from './offeredModels.ts'
import { listUsage } from './usage.queries.ts'

/** Per minute: each costs a call. */
const mostTries = 10

export function modelsRoutes(app: AppContext): Route[] {
  const { config, reader } = app
  const offered = createOfferedModels(config)
  const countTries = createLimiter(mostTries)

  /** Two entries of one id could not be told apart in the chat. */
  async function refuseTaken(w: Writing, modelId: string | undefined, id?: number) {
    const models = await listModels(w.reads)
    if (!models.some((model) => model.modelId === modelId && model.id !== id)) return
    throw invalid([{ field: 'modelId', message: 'This model is already in the list' }])
  }

  return [
    listRead(app, modelEndpoints, listModels),
    answer(modelEndpoints.offered, () => offered()),
    answer(modelEndpoints.server, async () => ({
      server: config.hasModel ? serverName(config) : null,
      hasKey: config.aiKey !== undefined,
      hasNamedModel: config.aiModel !== undefined,
      usualTokens: usualTokens(config),
    })),
    answer(modelEndpoints.usage, async () => listUsage(reader, await app.today())),
    answer(modelEndpoints.tryOut, async (c) => {
      const model = await findRecord(reader, aiModels, idFrom(c, aiModels.noun))
      if (!model) throw notFound(aiModels.noun)
      if (!config.hasModel) throw unreadable(noServer)
      countTries()
      const { tryModel } = await import('./tryModel.ts')
      const { tried, reports } = await tryModel(app, model, c.req.raw.signal)
      await app.change(actorOf(c), 'Tried an AI model', (w) => countUsage(w, reports))
      return tried
    }),
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
