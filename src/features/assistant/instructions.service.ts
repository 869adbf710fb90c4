import type { House } from '#server/house.ts'
import { readSections } from './prompt/sections.queries.ts'
import { compileInstructions } from './prompt/sections.ts'

/** The instructions of the two calls of a message, as a model gets them now. */
export async function readInstructions({ reader, commands }: Pick<House, 'reader' | 'commands'>) {
  const sections = await readSections(reader)
  const known = [...commands.values()]
  return {
    conversationalist: compileInstructions(sections, 'conversationalist', known),
    proposalGenerator: compileInstructions(sections, 'proposal-generator', known),
  }
}
