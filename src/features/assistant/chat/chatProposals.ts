import type { AppContext } from '#server/appContext.ts'
import type { Actor } from '#server/records/recorder.ts'
import { millis } from '#shared/time.ts'
import type { ChatForm } from '../chat.contract.ts'
import type { Turn } from '../turn.ts'
import type { Chosen } from './assistants.ts'
import { auditTurn } from './audit.ts'
import type { Send } from './eventStream.ts'
import { speedometer } from './speedometer.ts'
import { storeProposals } from './storeProposals.ts'

type Proposing = {
  app: AppContext
  actor: Actor
  form: ChatForm
  turn: Turn
  chosen: Chosen
  send: Send
  signal: AbortSignal
}

const role = 'proposal-generator'

/** The first half of a turn: proposals are stored before anybody sees them. */
export async function proposeChanges(given: Proposing): Promise<number[]> {
  const { app, actor, form, turn, chosen, send, signal } = given
  const begun = millis()
  try {
    const onHeard = speedometer((tokensPerSecond) => send({ type: 'working', tokensPerSecond }))
    const { commands, problems } = await chosen.assistant.propose(turn, signal, onHeard)
    signal.throwIfAborted()
    const milliseconds = millis() - begun
    const stored = await app.change(actor, 'Proposed changes', async (w) => {
      const made = await storeProposals(w, app, commands, askingOf(given))
      const parseErrors = [...problems, ...made.problems]
      await auditTurn(w, chosen, role, form, {
        own: { response: JSON.stringify(commands), milliseconds, error: null },
        result: {
          commandsDetected: commands.length,
          proposalsCreated: made.proposals.length,
          parseErrors,
        },
      })
      return { proposals: made.proposals, problems: parseErrors }
    })
    const offered = chosen.assistant.choices?.(turn) ?? []
    const choices = offered.map(({ commands: _stored, ...choice }) => choice)
    await send({ type: 'proposals', ...stored, ...(choices.length > 0 && { choices }) })
    return stored.proposals.map(({ id }) => id)
  } catch (error) {
    const own = { response: '', milliseconds: millis() - begun, error: String(error) }
    // The request's key stays unused, so that repeating it can still propose.
    const { request: _unused, ...nobody } = actor
    await app.change(nobody, 'Proposed nothing', (w) => auditTurn(w, chosen, role, form, { own }))
    throw error
  }
}

const askingOf = ({ form, chosen }: Proposing) => ({
  conversationId: form.conversationId,
  messageId: form.messageId,
  originalContext: {
    message: form.message,
    uuid: form.uuid,
    proposedBy: chosen.assistant.name,
  },
})
