import { createHash } from 'node:crypto'
import { visibleText } from '#shared/visibleText.ts'
import type { StoredSection, writtenFields } from './sections.contract.ts'
import {
  type DeletedSection,
  type InstructionSection,
  type ListedSection,
  ownSectionId,
  withoutMarks,
} from './sections.logic.ts'

type Merged = { sections: ListedSection[]; deleted: DeletedSection[] }

/**
 * Merges the household's sections over the shipped ones. Protected sections stay as shipped,
 * whatever is stored: a restored backup could hold anything.
 */
export function mergeSections(
  shipped: readonly InstructionSection[],
  stored: readonly StoredSection[],
): Merged {
  const overrides = new Map(
    stored.filter(({ isOwn }) => !isOwn).map((override) => [override.name, override]),
  )
  const merged: Merged = { sections: [], deleted: [] }
  for (const section of shipped) {
    const override = section.isEditable ? overrides.get(section.name) : undefined
    if (override?.isDeleted) merged.deleted.push({ id: section.id, title: section.title })
    else merged.sections.push(override ? overridden(section, override) : asShipped(section))
  }
  merged.sections.push(...stored.filter(({ isOwn }) => isOwn).flatMap(ownSection))
  merged.sections.sort(byPlace)
  return merged
}

export const byPlace = (a: InstructionSection, b: InstructionSection) =>
  a.sortOrder - b.sortOrder || a.id - b.id

const asShipped = (section: InstructionSection): ListedSection => ({
  ...section,
  version: 0,
  isOwn: false,
  shipped: null,
  shippedHasChanged: false,
})

function overridden(section: InstructionSection, override: StoredSection): ListedSection {
  const { id, name, title, description, content, sortOrder, isActive, role } = section
  return {
    id,
    name,
    title: safe(override.title) ?? title,
    description: safe(override.description) ?? description,
    content: safe(override.content) ?? content,
    sortOrder: override.sortOrder ?? sortOrder,
    isActive: override.isActive ?? isActive,
    role: override.role ?? role,
    isEditable: true,
    version: override.version,
    isOwn: false,
    shipped: { title, description, content },
    shippedHasChanged: writesText(override) && override.shippedHash !== hashOf(section),
  }
}

/** A section without text is ignored, such as one in a hand-written backup. */
function ownSection(stored: StoredSection): ListedSection[] {
  const { id, version, name, title, description, content, sortOrder, isActive, role } = stored
  if (!title || !content) return []
  return [
    {
      id: ownSectionId(id),
      name,
      title: safe(title),
      description: safe(description ?? ''),
      content: safe(content),
      sortOrder: sortOrder ?? 0,
      isActive: isActive ?? true,
      role: role ?? 'both',
      isEditable: true,
      version,
      isOwn: true,
      shipped: null,
      shippedHasChanged: false,
    },
  ]
}

/** Sanitized when read, too, however the text was stored. */
function safe(text: string): string
function safe(text: string | null): string | null
function safe(text: string | null): string | null {
  return text === null ? null : withoutMarks(visibleText(text))
}

const writesText = ({ title, description, content }: StoredSection) =>
  title !== null || description !== null || content !== null

/** Recognizes later whether the shipped text has changed. */
export const hashOf = ({ title, description, content }: InstructionSection): string =>
  createHash('sha256').update([title, description, content].join('\0')).digest('hex').slice(0, 16)

export type Written = Pick<StoredSection, (typeof writtenFields)[number]>

/** The fields that differ from the shipped section; null for the others. */
export function overridesOf(section: InstructionSection, wanted: Partial<Written>): Written {
  const own = <Name extends keyof Written>(name: Name): Written[Name] => {
    const value = wanted[name]
    return value === undefined || value === section[name] ? null : value
  }
  return {
    title: own('title'),
    description: own('description'),
    content: own('content'),
    sortOrder: own('sortOrder'),
    isActive: own('isActive'),
    role: own('role'),
  }
}
