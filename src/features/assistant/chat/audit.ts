import type { Writing } from '#server/change.ts'
import type { Draft } from '#server/kind.ts'
import { type AiCall, aiCalls } from '../audits.records.ts'

const longestPrompt = 20_000
const longestText = 50_000

/** Every call leaves a row, failed ones too. */
export async function auditCall(w: Writing, call: Draft<AiCall>) {
  await w.create(aiCalls, {
    ...call,
    systemPrompt: call.systemPrompt?.slice(0, longestPrompt) ?? null,
    userInput: call.userInput.slice(0, longestText),
    aiResponse: call.aiResponse.slice(0, longestText),
  })
}
