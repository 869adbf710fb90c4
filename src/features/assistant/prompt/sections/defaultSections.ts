import { entityOf, knownCommand } from '#features/cards.logic.ts'
import type { Command } from '#server/commands/command.ts'
import { answeringSections } from './answeringSections.ts'
import { commonSections } from './commonSections.ts'
import { byPlace } from './mergeSections.ts'
import { commandReferenceName, proposingSections } from './proposingSections.ts'
import type { InstructionSection, PromptRole } from './sections.logic.ts'

/** The shipped sections; the household's own are merged over them. */
export const defaultSections: readonly InstructionSection[] = [
  ...commonSections,
  ...proposingSections,
  ...answeringSections,
].map((section) => ({ isActive: true, ...section }))

/** The instructions for one of the two calls. */
export const compileInstructions = (
  sections: readonly InstructionSection[],
  role: PromptRole,
  commands: readonly Command[],
): string =>
  activeSections(sections, role)
    .map((section) => `# ${section.title}\n\n${sentContent(section, commands)}`)
    .join('\n\n')

/** A section's text as it is sent; the list of commands is generated. */
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

/** Commands by entity. Each tool describes its own use. */
const listed = (commands: readonly Command[]): string => {
  const offered = commands.map(({ type }) => type).filter((type) => !knownCommand(type)?.isLegacy)
  const groups = Map.groupBy(offered, entityOf)
  return [...groups].map(([entity, types]) => `- ${entity}: ${types.join(', ')}`).join('\n')
}
