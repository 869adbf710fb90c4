import { draftProposal } from '#features/proposals/proposals.service.ts'
import type { AppContext } from '#server/appContext.ts'
import { ChatForm } from '../chat.contract.ts'
import { turnsOf } from './earlierTurns.ts'

/** Reads a message and checks what it proposes, but stores nothing: weights, lists and words are loaded by it. */
export async function warmUpBuiltIn(app: AppContext) {
  if (app.config.hasModel) return
  const { builtInAssistant } = await import('../builtIn/builtIn.ts')
  const turn = await turnsOf(app)(ChatForm.parse({ message: 'Put star anise on the list' }))
  const { commands } = await builtInAssistant.propose(turn, new AbortController().signal)
  await app.change({ userId: 'user' }, 'Warming up', async (w) => {
    for (const command of commands) await draftProposal(w, app.commands, command)
  })
}
