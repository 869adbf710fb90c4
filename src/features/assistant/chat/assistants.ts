import type { AppContext } from '#server/appContext.ts'
import { unreadable } from '#shared/errors.ts'
import { builtInId } from '../chat.logic.ts'
import type { AiModel } from '../models/models.contract.ts'
import { listModels } from '../models/models.queries.ts'
import type { CallReport } from '../models/routerCall.ts'
import { limitsFor } from '../models/routerLimits.ts'
import type { GivenSettings } from '../models/routerSettings.ts'
import { isUsedUp } from '../models/usage.queries.ts'
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

const usedUp = "Today's limit for the AI model is reached, so the built-in assistant answers."

const saying = (note: string, assistant: Assistant): Assistant => ({
  ...assistant,
  async *respond(turn, proposals, signal) {
    yield `_${note}_\n\n`
    return yield* assistant.respond(turn, proposals, signal)
  },
})

/** The requested model, else the default one; the built-in assistant without a model. */
export async function chooseAssistant(app: AppContext, modelId: string | null): Promise<Chosen> {
  // Loaded on demand, since each assistant is large.
  const isOver = app.config.hasModel && (await isUsedUp(app.reader, await app.today()))
  if (!app.config.hasModel || modelId === builtInId || isOver) {
    const { builtInAssistant } = await import('../builtIn/builtIn.ts')
    const assistant = isOver ? saying(usedUp, builtInAssistant) : builtInAssistant
    return { assistant: withImport(app, assistant), model: null, reports: [] }
  }
  const settings = await readModelSettings(app, modelId)
  const { createRouterAssistant } = await import('../models/router.ts')
  const reports: CallReport[] = []
  const onCall = (report: CallReport) => void reports.push(report)
  const assistant = createRouterAssistant({ ...settings, onCall })
  return { assistant: withImport(app, assistant), model: settings.model, reports }
}
