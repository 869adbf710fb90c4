import type { House } from '#server/house.ts'
import type { Actor } from '#server/recorder.ts'
import { millis } from '#shared/time.ts'
import type { ChatForm } from '../chat.contract.ts'
import type { Turn } from '../turn.ts'
import type { Chosen } from './assistants.ts'
import { auditCall } from './audit.ts'
import type { Send } from './eventStream.ts'
import { storeProposals } from './proposing.ts'

type Proposing = {
  house: House
  actor: Actor
  form: ChatForm
  turn: Turn
  chosen: Chosen
  send: Send
  signal: AbortSignal
}

/** The first half of a turn: what the assistant would change, stored before anybody sees it. */
export async function proposeChanges(given: Proposing) {
  const { house, actor, form, turn, chosen, send, signal } = given
  const { assistant, model } = chosen
  const { conversationId, messageId, uuid, message } = form
  const begun = millis()
  const audit = {
    conversationId,
    messageId,
    role: 'proposal-generator' as const,
    modelUsed: assistant.name,
    userInput: message,
    temperature: model?.temperature ?? null,
    maxTokens: model?.maxTokens ?? null,
  }
  const nothing = { aiResponse: '', tokenUsage: null, commandsDetected: 0, proposalsCreated: 0 }
  try {
    const { commands, problems, usage } = await assistant.propose(turn, signal)
    signal.throwIfAborted()
    const originalContext = { message, uuid, proposedBy: assistant.name }
    const asking = { conversationId, messageId, originalContext }
    const stored = await storeProposals(house, actor, commands, asking)
    const parseErrors = [...problems, ...stored.problems]
    await house.change(actor, 'Wrote down an AI call', (w) =>
      auditCall(w, {
        ...audit,
        systemPrompt: assistant.promptFor?.(turn, audit.role) ?? null,
        aiResponse: JSON.stringify(commands),
        tokenUsage: usage && { input: usage.inputTokens, output: usage.outputTokens },
        processingTime: millis() - begun,
        commandsDetected: commands.length,
        proposalsCreated: stored.proposals.length,
        parseErrors,
        errorMessage: null,
      }),
    )
    await send({ type: 'proposals', proposals: stored.proposals, problems: parseErrors })
  } catch (error) {
    const errorMessage = signal.aborted ? 'Stopped' : String(error)
    await house.change(actor, 'Wrote down an AI call', (w) =>
      auditCall(w, {
        ...audit,
        ...nothing,
        systemPrompt: assistant.promptFor?.(turn, audit.role) ?? null,
        processingTime: millis() - begun,
        parseErrors: [],
        errorMessage,
      }),
    )
    throw error
  }
}
