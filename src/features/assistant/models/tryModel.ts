import type { AppContext } from '#server/appContext.ts'
import { millis } from '#shared/time.ts'
import type { AiModel } from './models.contract.ts'
import type { TriedModel } from './models.logic.ts'
import { type CallReport, callModel } from './routerCall.ts'
import { ModelFailure } from './routerFailures.ts'
import { limitsFor } from './routerLimits.ts'
import { commandTools } from './routerTools.ts'
import { callsInText } from './textCalls.ts'

const wish = 'Please put 2 cartons of milk on the shopping list.'
const command = 'ADD_SHOPPING_ITEMS_TEXT'
const system =
  'You help a family with their shopping list. Call the tool for what they want, and say in one short sentence what you did.'

/** Sends a model one short wish, with a tool if its server takes one. */
export async function tryModel(
  { config, commands }: AppContext,
  model: AiModel,
  signal: AbortSignal,
) {
  const tools = commandTools([...commands.values()].filter(({ type }) => type === command))
  const reports: CallReport[] = []
  const begun = millis()
  let firstWord: number | null = null

  const ask = async (offered: typeof tools) => {
    const said = callModel({
      config,
      model,
      role: 'proposal-generator',
      system,
      messages: [{ role: 'user', content: wish }],
      photos: [],
      tools: offered,
      limits: limitsFor(config.aiTimeout),
      signal,
      onCall: (report) => void reports.push(report),
    })
    for (;;) {
      const { done, value } = await said.next()
      if (done) return value
      firstWord ??= millis() - begun
    }
  }

  const isRefusal = (error: unknown) =>
    error instanceof ModelFailure && error.reason === 'cannotPropose'
  const ended = await ask(model.callsTools ? tools : []).catch((error: unknown) => {
    if (isRefusal(error)) return ask([])
    throw error
  })
  const written = callsInText(ended.text, new Set([command])).calls.length > 0
  const tried: TriedModel = {
    text: ended.text.slice(0, 500),
    style: ended.calls.length > 0 ? 'tools' : written ? 'text' : 'none',
    firstWord: firstWord === null ? null : Math.round(firstWord),
    total: Math.round(millis() - begun),
    outputTokens: ended.usage?.outputTokens ?? null,
  }
  return { tried, reports }
}
