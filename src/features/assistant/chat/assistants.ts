import type { AppContext } from '#server/appContext.ts'
import { unreadable } from '#shared/errors.ts'
import type { AiModel } from '../models/models.contract.ts'
import { listModels } from '../models/models.queries.ts'
import type { CallReport } from '../models/routerCall.ts'
import { limitsFor } from '../models/routerLimits.ts'
import type { GivenSettings } from '../models/routerSettings.ts'
import { readTokenBudget } from '../prompt/budget/tokenBudget.queries.ts'
import { readSections } from '../prompt/sections/sections.queries.ts'
import type { Assistant } from '../turn.ts'
import { withImport } from './importFromMessage.ts'

/** `reports` collects the calls of this turn. */
export type Chosen = { assistant: Assistant; model: AiModel | null; reports: CallReport[] }

/** The settings of the requested model, else of the default one. */
export async function readModelSettings(
  { config, reader, commands }: AppContext,
  modelId: string | null,
): Promise<GivenSettings> {
  const models = await listModels(reader)
  const model = modelId
    ? models.find((each) => each.modelId === modelId)
    : models.find(({ isDefault }) => isDefault)
  if (!model)
    throw unreadable("This model isn't in the list of models. Choose one in the settings.")
  return {
    config,
    model,
    commands: [...commands.values()],
    sections: await readSections(reader),
    budget: await readTokenBudget(reader, config),
    limits: limitsFor(config.aiTimeout),
  }
}

/** The requested model, else the default one; the built-in assistant without a key. */
export async function chooseAssistant(app: AppContext, modelId: string | null): Promise<Chosen> {
  // Loaded on demand, since each assistant is large.
  if (!app.config.hasModel) {
    const { builtInAssistant } = await import('../builtIn/builtIn.ts')
    return { assistant: withImport(app, builtInAssistant), model: null, reports: [] }
  }
  const settings = await readModelSettings(app, modelId)
  const { createRouterAssistant } = await import('../models/router.ts')
  const reports: CallReport[] = []
  const onCall = (report: CallReport) => void reports.push(report)
  const assistant = createRouterAssistant({ ...settings, onCall })
  return { assistant: withImport(app, assistant), model: settings.model, reports }
}
