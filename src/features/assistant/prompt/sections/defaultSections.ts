import type { Command } from '#server/commands/command.ts'
import { commandTypes } from '#shared/commandTypes.ts'
import { answeringSections } from './answeringSections.ts'
import { commonSections } from './commonSections.ts'
import { byPlace } from './mergeSections.ts'
import { commandReferenceName, proposingSections } from './proposingSections.ts'
import type { InstructionSection, PromptRole } from './sections.logic.ts'

/** What is shipped. A household's own words are laid over it when it is read. */
export const defaultSections: readonly InstructionSection[] = [
  ...commonSections,
  ...proposingSections,
  ...answeringSections,
].map((section) => ({ isActive: true, ...section }))

/** The instructions of one of the two calls, as they are sent. */
export const compileInstructions = (
  sections: readonly InstructionSection[],
  role: PromptRole,
  commands: readonly Command[],
): string =>
  activeSections(sections, role)
    .map((section) => `# ${section.title}\n\n${sentContent(section, commands)}`)
    .join('\n\n')

/** What a section says to a model: the commands follow from the program. */
export const sentContent = (
  { name, content, isEditable }: InstructionSection,
  commands: readonly Command[],
): string => {
  const own = content.trim()
  return name === commandReferenceName && !isEditable ? `${own}\n\n${listed(commands)}` : own
}

const activeSections = (sections: readonly InstructionSection[], role: PromptRole) =>
  sections
    .filter((section) => section.isActive && (section.role === 'both' || section.role === role))
    .sort(byPlace)

/** By what they are about. How each is used stands with the tool itself. */
const listed = (commands: readonly Command[]): string => {
  const offered = commands.map(({ type }) => type).filter((type) => !commandTypes[type].legacy)
  const groups = Map.groupBy(offered, (type) => commandTypes[type].entity)
  return [...groups].map(([entity, types]) => `- ${entity}: ${types.join(', ')}`).join('\n')
}
