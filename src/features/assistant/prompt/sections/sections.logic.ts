/** Who reads a section: the call that answers, the one that proposes, or both. */
export const sectionRoles = ['both', 'proposal-generator', 'conversationalist'] as const

export type SectionRole = (typeof sectionRoles)[number]

/** One of the two calls of a model that a message leads to, in their order. */
export const promptRoles = ['proposal-generator', 'conversationalist'] as const

export type PromptRole = (typeof promptRoles)[number]

/** A part of the instructions. */
export type InstructionSection = {
  /** Below 1000 for what is shipped; see `ownSectionId` for the others. */
  id: number
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

/** A section as it stands now, and how it differs from what is shipped. */
export type ListedSection = InstructionSection & {
  /** Of what the household wrote; 0 where it wrote nothing. */
  version: number
  /** Added by the household. */
  isOwn: boolean
  /** What comes with the app, where the household has other words; null where it has none. */
  shipped: Pick<InstructionSection, 'title' | 'description' | 'content'> | null
  /** An update brought other words since the household edited this. */
  shippedHasChanged: boolean
}

/** A shipped section that the household deleted. */
export type DeletedSection = Pick<InstructionSection, 'id' | 'title'>

/** In characters. */
export const longestContent = 20_000

const firstOwnId = 1_000

/** Sections that a household adds are numbered after all that will ever be shipped. */
export const ownSectionId = (recordId: number): number => firstOwnId + recordId

/** The record behind such a number; none for what is shipped. */
export const ownRecordId = (id: number): number | undefined =>
  id > firstOwnId ? id - firstOwnId : undefined

/** The mark that the data stands between, and that of what the app adds to a message. */
const marks = /<(?=[\s/]*(?:household-data|notes-of-the-app))/gi

/** A household's words can't begin or end the data that stands after them. */
export const withoutMarks = (text: string): string => text.replace(marks, '‹')
