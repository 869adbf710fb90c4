import { readInstructions } from '#features/assistant/prompt/sections/instructions.service.ts'
import type { House } from '#server/appContext.ts'

/** What a model is told before anything of the household, for each of the two calls of a message. */
export async function writeSystemPrompt(
  house: Pick<House, 'reader' | 'commands'>,
): Promise<string> {
  return [
    '# System prompt',
    '## Conversationalist',
    await readInstructions(house, 'conversationalist'),
    '## Proposal generator',
    await readInstructions(house, 'proposal-generator'),
  ].join('\n\n')
}
