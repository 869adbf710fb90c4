import type { Writing } from '#server/records/change.ts'
import type { Draft } from '#server/records/recordType.ts'
import { type AiCall, aiCalls } from '../aiCalls.records.ts'
import { countUsage } from '../models/countUsage.ts'
import type { CallReport } from '../models/routerCall.ts'
import type { AssistantRole, Usage } from '../turn.ts'
import type { Chosen } from './assistants.ts'

const longestPrompt = 20_000
const longestText = 50_000

type Asked = { message: string; conversationId: number | null; messageId: number | null }

/** The turn's outcome, stored with the last call. */
type Result = Pick<Draft<AiCall>, 'commandsDetected' | 'proposalsCreated' | 'parseErrors'>

const noResult: Result = { commandsDetected: 0, proposalsCreated: 0, parseErrors: [] }

/** The built-in assistant's work, which has no calls. */
type OwnWork = { response: string; milliseconds: number; error: string | null }

/** Stores every call of a model, even failed ones, and the work of the built-in assistant. */
export async function auditTurn(
  w: Writing,
  chosen: Chosen,
  role: AssistantRole,
  { message, conversationId, messageId }: Asked,
  { own, result = noResult }: { own: OwnWork; result?: Result },
) {
  const { assistant, model, reports } = chosen
  await countUsage(w, reports)
  const calls = reports.length > 0 ? reports.map(fromReport) : [fromOwn(own)]
  for (const [n, call] of calls.entries()) {
    await w.create(aiCalls, {
      conversationId,
      messageId,
      role,
      modelUsed: assistant.name,
      userInput: message.slice(0, longestText),
      temperature: model?.temperature ?? null,
      maxTokens: model?.maxTokens ?? null,
      ...(n === calls.length - 1 ? result : noResult),
      ...call,
    })
  }
}

type Called = Pick<
  Draft<AiCall>,
  'systemPrompt' | 'aiResponse' | 'tokenUsage' | 'processingTime' | 'errorMessage'
>

const fromReport = (report: CallReport): Called => ({
  systemPrompt: report.system.slice(0, longestPrompt),
  aiResponse: [report.text, ...report.calls.map((call) => JSON.stringify(call))]
    .join('\n')
    .slice(0, longestText),
  tokenUsage: usageOf(report.usage),
  processingTime: Math.round(report.milliseconds),
  errorMessage: report.failure?.message ?? null,
})

const fromOwn = ({ response, milliseconds, error }: OwnWork): Called => ({
  systemPrompt: null,
  aiResponse: response.slice(0, longestText),
  tokenUsage: null,
  processingTime: Math.round(milliseconds),
  errorMessage: error,
})

const usageOf = (usage: Usage | null) =>
  usage && { input: usage.inputTokens, output: usage.outputTokens, cost: usage.cost }
