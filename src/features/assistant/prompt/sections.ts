import type { Command } from '#server/command.ts'
import { commandTypes } from '#shared/commandTypes.ts'
import { answering } from './sections.answering.ts'
import { everyone } from './sections.everyone.ts'
import { commandReferenceName, proposing } from './sections.proposing.ts'

/** Who reads a section: the one who answers, the one who proposes, or both. */
type SectionRole = 'both' | 'conversationalist' | 'proposal-generator'

/** One of the two calls of a model that a message leads to. */
export type PromptRole = Exclude<SectionRole, 'both'>

/** A part of the instructions. */
export type InstructionSection = {
  name: string
  title: string
  description: string
  content: string
  sortOrder: number
  /** The others keep the household safe, or follow from the program. */
  isEditable: boolean
  isActive: boolean
  role: SectionRole
}

/** What is shipped. A household's own words are laid over it when it is read. */
export const defaultSections: readonly InstructionSection[] = [
  ...everyone,
  ...proposing,
  ...answering,
].map((section) => ({ isActive: true, ...section }))

/** The instructions of one of the two calls, as they are sent. */
export const compileInstructions = (
  sections: readonly InstructionSection[],
  role: PromptRole,
  commands: readonly Command[],
): string =>
  activeSections(sections, role)
    .map(({ name, title, content }) =>
      [`# ${title}`, content.trim(), name === commandReferenceName ? listed(commands) : '']
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    .join('\n\n')

const activeSections = (sections: readonly InstructionSection[], role: PromptRole) =>
  sections
    .filter((section) => section.isActive && (section.role === 'both' || section.role === role))
    .sort((a, b) => a.sortOrder - b.sortOrder)

/** By what they are about. How each is used stands with the tool itself. */
const listed = (commands: readonly Command[]): string => {
  const offered = commands.map(({ type }) => type).filter((type) => !commandTypes[type].legacy)
  const groups = Map.groupBy(offered, (type) => commandTypes[type].entity)
  return [...groups].map(([entity, types]) => `- ${entity}: ${types.join(', ')}`).join('\n')
}
