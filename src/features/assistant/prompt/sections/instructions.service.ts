import type { AppContext } from '#server/appContext.ts'
import { compileInstructions } from './defaultSections.ts'
import type { PromptRole } from './sections.logic.ts'
import { readSections } from './sections.queries.ts'

export const readInstructions = async (
  { reader, commands }: Pick<AppContext, 'reader' | 'commands'>,
  role: PromptRole,
): Promise<string> => compileInstructions(await readSections(reader), role, [...commands.values()])
