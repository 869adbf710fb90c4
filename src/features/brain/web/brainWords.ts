import type { PromptRole, SectionRole } from '#features/assistant/prompt/sections/sections.logic.ts'

const format = new Intl.NumberFormat('en-US')

export const number = (count: number) => format.format(count)

export const characters = (count: number) =>
  `${number(count)} ${count === 1 ? 'character' : 'characters'}`

export const callNames: Record<PromptRole, string> = {
  'proposal-generator': 'Proposes',
  conversationalist: 'Answers',
}

export const readerNames: Record<SectionRole, string> = {
  both: 'Both calls',
  'proposal-generator': 'Only the call that proposes',
  conversationalist: 'Only the call that answers',
}
