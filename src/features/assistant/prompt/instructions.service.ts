import type { House } from '#server/house.ts'
import type { PromptRole } from './sections.facts.ts'
import { readSections } from './sections.queries.ts'
import { compileInstructions } from './sections.ts'

/** The instructions of one of the two calls, as they would be sent now. */
export const readInstructions = async (
  { reader, commands }: Pick<House, 'reader' | 'commands'>,
  role: PromptRole,
): Promise<string> => compileInstructions(await readSections(reader), role, [...commands.values()])
