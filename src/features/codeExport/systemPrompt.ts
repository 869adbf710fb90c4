import { readInstructions } from '#features/assistant/prompt/sections/instructions.service.ts'
import type { AppContext } from '#server/appContext.ts'

/** The instructions for both calls of a message, without any household data. */
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
