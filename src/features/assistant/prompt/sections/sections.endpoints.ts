import { type Done, get, post, put, recordEndpoints } from '#shared/endpoint.ts'
import type { SectionForm } from './sections.contract.ts'
import type { DeletedSection, ListedSection } from './sections.logic.ts'

const sections = '/api/system-instructions'

type Given = Omit<SectionForm, 'isActive' | 'role'> &
  Partial<Pick<SectionForm, 'isActive' | 'role'>>

export const sectionEndpoints = {
  ...recordEndpoints<ListedSection, Given>('system-instructions', sections),
  update: put(`${sections}/:id`)
    .takes<Partial<Given> & { version?: number }>()
    .answers<ListedSection>(),
  /** Removes the household's changes. */
  reset: post(`${sections}/:id/reset`).answers<ListedSection>(),
  /** Shipped sections that the household deleted. */
  deleted: get(`${sections}/deleted`).answers<DeletedSection[]>(),
  bringBack: post(`${sections}/deleted/bring-back`).answers<Done>(),
}
