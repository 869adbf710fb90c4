import type { AppContext } from '#server/appContext.ts'
import { ChatForm } from '../chat.contract.ts'
import { turnsOf } from './earlierTurns.ts'

/** Reads one message without storing anything: weights, lists and the lexicon are loaded by it. */
export async function warmUpBuiltIn(app: AppContext) {
  if (app.config.hasModel) return
  const { builtInAssistant } = await import('../builtIn/builtIn.ts')
  const turn = await turnsOf(app)(ChatForm.parse({ message: 'Put milk on the list' }))
  await builtInAssistant.propose(turn, new AbortController().signal)
}
