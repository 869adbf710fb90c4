import type { House } from '#server/house.ts'
import { unreadable } from '#shared/errors.ts'
import type { AiModel } from '../models/models.contract.ts'
import { listModels } from '../models/models.queries.ts'
import type { CallReport } from '../models/routerCall.ts'
import { readSections } from '../prompt/sections.queries.ts'
import { readTokenBudget } from '../prompt/tokenBudget.queries.ts'
import type { Assistant } from '../turn.ts'

/** Who answers a message, and what is heard of each call that this takes. */
export type Chosen = { assistant: Assistant; model: AiModel | null; reports: CallReport[] }

/** The model that was asked for, or the default one; without a key the built-in assistant. */
export async function chooseAssistant(house: House, modelId: string | null): Promise<Chosen> {
  const { config, reader, commands } = house
  // Whoever is not asked is not loaded: each of them knows a lot.
  if (!config.aiKey) {
    const { builtInAssistant } = await import('../builtIn/builtIn.ts')
    return { assistant: builtInAssistant, model: null, reports: [] }
  }
  const models = await listModels(reader)
  const model = modelId
    ? models.find((each) => each.modelId === modelId)
    : models.find(({ isDefault }) => isDefault)
  if (!model)
    throw unreadable('This model is not in the list of models. Choose one in the settings.')
  const { createRouterAssistant } = await import('../models/router.ts')
  const reports: CallReport[] = []
  const assistant = createRouterAssistant({
    config,
    model,
    commands: [...commands.values()],
    sections: await readSections(reader),
    budget: await readTokenBudget(reader),
    onCall: (report) => reports.push(report),
  })
  return { assistant, model, reports }
}
