import { undoneExecutions } from '#features/history/history.queries.ts'
import { findProposals } from '#features/proposals/proposals.queries.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Actor } from '#server/records/recorder.ts'
import { Refusal } from '#shared/errors.ts'
import { millis } from '#shared/time.ts'
import type { AnswerForm } from '../chat.contract.ts'
import { askBuiltIn, failedAnswer, longestMessage, type MessageMetadata } from '../chat.logic.ts'
import { ModelFailure } from '../models/routerFailures.ts'
import { type Turn, takenBack, type Usage } from '../turn.ts'
import type { Chosen } from './assistants.ts'
import { auditTurn } from './audit.ts'
import { toEarlier } from './earlierTurns.ts'
import type { Send } from './eventStream.ts'
import { addMessage } from './messages.ts'
import { refusedFor } from './refused.queries.ts'
import { speedometer } from './speedometer.ts'
import { usageOf } from './usageOf.queries.ts'

type Answering = {
  app: AppContext
  actor: Actor
  form: AnswerForm
  turn: Turn
  chosen: Chosen
  send: Send
  signal: AbortSignal
}

/** Replaces an empty answer. */
const nothingSaid = "I don't have an answer to that. Could you say it another way?"

type Outcome = { text: string; usage: Usage | null; error: unknown }

/** The second half of a turn: streams the answer, and stores it however it ends. */
export async function streamAnswer(answering: Answering) {
  const { send, chosen } = answering
  const begun = millis()
  await send({ type: 'answering', name: chosen.assistant.name })
  const outcome = await talk(answering)
  await store(answering, outcome, millis() - begun)
  if (outcome.error !== undefined) throw outcome.error
}

async function talk({ app, form, turn, chosen, send, signal }: Answering): Promise<Outcome> {
  const outcome: Outcome = { text: '', usage: null, error: undefined }
  try {
    const undone = await undoneExecutions(app.reader)
    const stored = await findProposals(app.reader, form.proposalIds)
    const proposals = stored.flatMap((proposal) => toEarlier(proposal, undone))
    const refused = await refusedFor(app.reader, form.messageId)
    const pieces = chosen.assistant.respond({ ...turn, refused }, proposals, signal)
    const onHeard = speedometer((tokensPerSecond) => send({ type: 'working', tokensPerSecond }))
    const tell = async (content: string) => {
      onHeard(content.length)
      if (content === takenBack) {
        outcome.text = ''
        return send({ type: 'answering', name: chosen.assistant.name })
      }
      outcome.text += content
      await send({ type: 'content', content })
    }
    for (;;) {
      const { value, done } = await pieces.next()
      if (!done) await tell(value)
      else {
        if (outcome.text.trim() === '') await tell(nothingSaid)
        return { ...outcome, usage: value }
      }
      signal.throwIfAborted()
    }
  } catch (error) {
    return { ...outcome, error }
  }
}

async function store(answering: Answering, outcome: Outcome, took: number) {
  const { app, actor, form, turn, chosen, signal } = answering
  const { conversationId, uuid, proposalIds } = form
  const { text, usage, error } = outcome
  const failed = error !== undefined && !signal.aborted
  const reason = error instanceof Refusal ? error.message : ''
  const content = failed ? failedAnswer(text, reason) : text
  const choices =
    error instanceof ModelFailure
      ? [askBuiltIn(form.message)]
      : (chosen.assistant.choices?.(turn) ?? [])
  const metadata = {
    answeredBy: chosen.assistant.name,
    proposalIds,
    ...(signal.aborted && { interrupted: true }),
    ...(failed && { failed: true }),
    ...(choices.length > 0 && { choices }),
  } satisfies MessageMetadata
  // A page that stopped the answer has re-read the conversation too early, so it is notified, too.
  const { origin: _page, ...nobody } = actor
  await app.change(signal.aborted ? nobody : actor, 'Answered', async (w) => {
    const own = { response: text, milliseconds: took, error: error ? String(error) : null }
    await auditTurn(w, chosen, 'conversationalist', form, { own })
    if (conversationId === null || content.trim() === '') return
    const spent =
      form.messageId && chosen.model ? await usageOf(w.reads, form.messageId) : undefined
    const said = { role: 'assistant' as const, content: content.slice(0, longestMessage), uuid }
    await addMessage(w, conversationId, said, {
      modelId: chosen.assistant.modelId,
      tokenCount: usage?.outputTokens ?? null,
      processingTime: took,
      metadata: { ...metadata, ...(spent && { usage: spent }) },
    })
  })
}
