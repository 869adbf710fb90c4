import type { SectionForm } from './sections/sections.contract.ts'

/** A believable section of a household's own. */
export const section = (given: Partial<SectionForm> = {}) => ({
  name: 'our-kitchen',
  title: 'Our kitchen',
  description: 'What is special at home.',
  content: 'We have a small oven: one tray at a time.',
  sortOrder: 55,
  ...given,
})
