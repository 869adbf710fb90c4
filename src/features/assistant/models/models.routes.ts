import type { AppContext } from '#server/appContext.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { listRead } from '#server/http/listRead.ts'
import { answerInput, type Route } from '#server/http/routes.ts'
import { DefaultChoice } from './models.contract.ts'
import { modelEndpoints } from './models.endpoints.ts'
import { listModels } from './models.queries.ts'
import { aiModels } from './models.records.ts'

export const modelsRoutes = (app: AppContext): Route[] => [
  listRead(app, modelEndpoints, listModels),
  answerInput(modelEndpoints.choose, DefaultChoice, ({ isDefault }, c) => {
    const id = idFrom(c, aiModels.noun)
    return app.change(actorOf(c), 'Chose the default AI model', async (w) => {
      const model = await w.update(aiModels, id, { isDefault })
      for (const other of await listModels(w.reads)) {
        if (other.id !== id) await w.update(aiModels, other.id, { isDefault: false })
      }
      return model
    })
  }),
]
