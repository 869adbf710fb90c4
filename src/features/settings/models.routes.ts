import { Hono } from 'hono'
import type { House } from '#server/house.ts'
import { actorOf, idFrom, readInput } from '#server/http/input.ts'
import { listRead } from '#server/http/listRead.ts'
import { DefaultChoice } from './models.contract.ts'
import { listModels } from './models.queries.ts'
import { aiModels } from './models.records.ts'

export const modelsRoutes = (house: House) =>
  new Hono()
    .get(
      '/ai/models',
      listRead(house, aiModels.topic, () => listModels(house.reader)),
    )
    .put('/ai/models/:id', async (c) => {
      const id = idFrom(c, aiModels.noun)
      const { isDefault } = await readInput(c, DefaultChoice)
      const chosen = await house.change(actorOf(c), 'Chose the default AI model', async (w) => {
        const model = await w.update(aiModels, id, { isDefault })
        for (const other of await listModels(w.reads)) {
          if (other.id !== id) await w.update(aiModels, other.id, { isDefault: false })
        }
        return model
      })
      return c.json(chosen)
    })
