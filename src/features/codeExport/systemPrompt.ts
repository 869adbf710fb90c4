import { readInstructions } from '#features/assistant/instructions.service.ts'
import type { House } from '#server/house.ts'

/** What a model is told before anything of the household, for each of the two calls of a message. */
export async function writeSystemPrompt(
  house: Pick<House, 'reader' | 'commands'>,
): Promise<string> {
  const { conversationalist, proposalGenerator } = await readInstructions(house)
  return [
    '# System prompt',
    '## Conversationalist',
    conversationalist,
    '## Proposal generator',
    proposalGenerator,
  ].join('\n\n')
}
