import type { Writing } from '#server/records/change.ts'
import { estimateTokens } from '../prompt/budget/estimateTokens.ts'
import type { CallReport } from './routerCall.ts'
import { findUsage } from './usage.queries.ts'
import { aiUsage } from './usage.records.ts'

/** Adds the calls of a turn to the day's usage; servers that don't count are estimated. */
export async function countUsage(w: Writing, reports: readonly CallReport[]) {
  for (const [modelId, calls] of Map.groupBy(reports, ({ model }) => model.modelId)) {
    const before = await findUsage(w.reads, w.today, modelId)
    const sum = (of: (report: CallReport) => number) =>
      calls.reduce((total, report) => total + of(report), 0)
    const said = {
      calls: (before?.calls ?? 0) + calls.length,
      failures: (before?.failures ?? 0) + sum(({ failure }) => (failure ? 1 : 0)),
      inputTokens: (before?.inputTokens ?? 0) + sum(inputOf),
      outputTokens: (before?.outputTokens ?? 0) + sum(outputOf),
      cost: (before?.cost ?? 0) + sum(({ usage }) => usage?.cost ?? 0),
    }
    if (before) await w.update(aiUsage, before.id, said)
    else await w.create(aiUsage, { day: w.today, modelId, ...said })
  }
}

const inputOf = ({ usage, system, messages, failure }: CallReport) => {
  if (usage?.inputTokens != null) return usage.inputTokens
  if (failure) return 0
  return (
    estimateTokens(system) + messages.reduce((n, { content }) => n + estimateTokens(content), 0)
  )
}

const outputOf = ({ usage, text, calls }: CallReport) =>
  usage?.outputTokens ??
  estimateTokens(text) + (calls.length > 0 ? estimateTokens(JSON.stringify(calls)) : 0)
