import type { AppContext } from '#server/appContext.ts'
import { log } from '#server/lifecycle/log.ts'
import type { Writing } from '#server/records/change.ts'
import { serverName } from './aiService.queries.ts'
import { listModels } from './models.queries.ts'
import { aiModels } from './models.records.ts'

export async function clearOtherDefaults(w: Writing, id: number) {
  for (const other of await listModels(w.reads)) {
    if (other.id !== id && other.isDefault) await w.update(aiModels, other.id, { isDefault: false })
  }
}

/** Small enough for a model at home; a household may change it. */
const usualMaxTokens = 4_096

/** Makes the model of AI_MODEL the default, and adds it if it is not in the list. */
export async function useNamedModel({ config, change }: AppContext) {
  const { aiModel: modelId } = config
  if (!modelId) return
  try {
    await change({ userId: 'program' }, 'AI_MODEL chose the default AI model', async (w) => {
      const known = (await listModels(w.reads)).find((model) => model.modelId === modelId)
      if (known?.isDefault) return
      const model = known
        ? await w.update(aiModels, known.id, { isDefault: true })
        : await w.create(aiModels, {
            name: modelId.slice(0, 80),
            provider: serverName(config),
            modelId,
            isDefault: true,
            maxTokens: usualMaxTokens,
            temperature: 7,
            callsTools: true,
            seesPictures: false,
          })
      await clearOtherDefaults(w, model.id)
    })
  } catch (error) {
    // The program starts without a database, too, and says so itself.
    log.warn('AI_MODEL not set as the default', { error: String(error) })
  }
}
