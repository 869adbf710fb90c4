/** The call that reads a section: the answering one, the proposing one, or both. */
export const sectionRoles = ['both', 'proposal-generator', 'conversationalist'] as const

export type SectionRole = (typeof sectionRoles)[number]

/** The two calls for a message, in their order. */
export const promptRoles = ['proposal-generator', 'conversationalist'] as const

export type PromptRole = (typeof promptRoles)[number]

export type InstructionSection = {
  /** Below 1000 for shipped sections; see `ownSectionId` for the others. */
  id: number
  name: string
  title: string
  description: string
  content: string
  sortOrder: number
  /** False for sections that protect the household or are generated. */
  isEditable: boolean
  isActive: boolean
  role: SectionRole
}

/** A section with its differences from the shipped one. */
export type ListedSection = InstructionSection & {
  /** The stored record's version; 0 without one. */
  version: number
  /** Added by the household. */
  isOwn: boolean
  /** The shipped text if the household has overridden it, else null. */
  shipped: Pick<InstructionSection, 'title' | 'description' | 'content'> | null
  /** An update changed the shipped text after the household edited it. */
  shippedHasChanged: boolean
}

export type DeletedSection = Pick<InstructionSection, 'id' | 'title'>

/** Characters. */
export const longestContent = 20_000

const firstOwnId = 1_000

/** The household's own sections are numbered after all shipped ones. */
export const ownSectionId = (recordId: number): number => firstOwnId + recordId

/** The record's id; undefined for a shipped section. */
export const ownRecordId = (id: number): number | undefined =>
  id > firstOwnId ? id - firstOwnId : undefined

/** The tags around the household's data, and around the app's notes in a message. */
const marks = /<(?=[\s/]*(?:household-data|notes-of-the-app))/gi

/** Disables these tags, so that a household's text can't begin or end the data. */
export const withoutMarks = (text: string): string => text.replace(marks, '‹')
