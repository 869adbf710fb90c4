import { readInstructions } from '#features/assistant/prompt/sections/instructions.service.ts'
import type { AppContext } from '#server/appContext.ts'

/** What a model is told before anything of the household, for each of the two calls of a message. */
export async function writeSystemPrompt(
  app: Pick<AppContext, 'reader' | 'commands'>,
): Promise<string> {
  return [
    '# System prompt',
    '## Conversationalist',
    await readInstructions(app, 'conversationalist'),
    '## Proposal generator',
    await readInstructions(app, 'proposal-generator'),
  ].join('\n\n')
}
