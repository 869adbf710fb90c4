import type { PromptRole, SectionRole } from '#features/assistant/prompt/sections/sections.logic.ts'

const format = new Intl.NumberFormat('en-US')

/** '1,204'. */
export const number = (count: number) => format.format(count)

/** '1,204 characters'. */
export const characters = (count: number) =>
  `${number(count)} ${count === 1 ? 'character' : 'characters'}`

/** The two calls of a turn, in their order. */
export const callNames: Record<PromptRole, string> = {
  'proposal-generator': 'Proposes',
  conversationalist: 'Answers',
}

/** Who reads a section. */
export const readerNames: Record<SectionRole, string> = {
  both: 'Both calls',
  'proposal-generator': 'Only the call that proposes',
  conversationalist: 'Only the call that answers',
}
