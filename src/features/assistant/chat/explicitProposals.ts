import type { AppContext } from '#server/appContext.ts'
import type { Actor } from '#server/records/recorder.ts'
import { parsedCommands } from '../aiCalls.records.ts'
import { parseExplicitCommands } from '../builtIn/explicitCommands.ts'
import type { ParseForm } from '../chat.contract.ts'
import { storeProposals } from './storeProposals.ts'

/** Proposes commands that are written out in a text; other words are ignored. */
export async function proposeExplicit(app: AppContext, actor: Actor, form: ParseForm) {
  const { text, conversationId, messageId, uuid } = form
  const commands = parseExplicitCommands(text)
  if (commands.length === 0) return []
  const originalContext = { message: text, uuid, proposedBy: 'Built-in assistant' }
  const asking = { conversationId, messageId, originalContext }
  return app.change(actor, 'Proposed written commands', async (w) => {
    const { proposals, problems } = await storeProposals(w, app, commands, asking)
    for (const { type, items } of commands) {
      const refused = problems.filter((problem) => problem.startsWith(`${type}: `))
      await w.create(parsedCommands, {
        messageId,
        commandType: type,
        commandData: JSON.parse(JSON.stringify(items)),
        executionStatus: refused.length > 0 ? 'refused' : 'pending',
        executedAt: null,
        executedBy: null,
        executionResult: refused.join('. ') || null,
      })
    }
    return proposals
  })
}
