import { listRecords } from '#server/db/records.ts'
import type { Writing } from '#server/records/change.ts'
import { conflict, invalid, notFound, refused } from '#shared/errors.ts'
import { defaultSections } from './defaultSections.ts'
import { hashOf, overridesOf, type Written } from './mergeSections.ts'
import { type SectionForm, type StoredSection, writtenFields } from './sections.contract.ts'
import { type InstructionSection, ownRecordId } from './sections.logic.ts'
import { sectionRecords } from './sections.records.ts'

const { noun } = sectionRecords
const mostOwn = 100

export async function addSection(w: Writing, form: SectionForm): Promise<StoredSection> {
  const stored = await listRecords(w.reads, sectionRecords)
  refuseTakenName(form.name, stored)
  if (stored.filter(({ isOwn }) => isOwn).length >= mostOwn) {
    throw conflict(`There are ${mostOwn} sections of your own already. Delete one of them first.`)
  }
  return w.create(sectionRecords, { ...form, isOwn: true, isDeleted: false, shippedHash: null })
}

/** Stores all fields of an own section, of a shipped one only those that differ. */
export async function changeSection(
  w: Writing,
  id: number,
  patch: Partial<SectionForm>,
): Promise<void> {
  const stored = await listRecords(w.reads, sectionRecords)
  const recordId = ownRecordId(id)
  if (recordId !== undefined) {
    const own = findOwn(stored, recordId)
    if (patch.name !== undefined) refuseTakenName(patch.name, stored, own)
    await w.update(sectionRecords, recordId, patch)
    return
  }
  const section = editableShipped(id)
  const override = overrideOf(section, stored)
  if (override?.isDeleted) throw notFound(noun)
  if (patch.name !== undefined && patch.name !== section.name) {
    throw invalid([{ field: 'name', message: 'A section that comes with the app keeps its name' }])
  }
  await writeOver(w, section, override, patch)
}

async function writeOver(
  w: Writing,
  section: InstructionSection,
  override: StoredSection | undefined,
  { name, ...patch }: Partial<SectionForm>,
) {
  const written = overridesOf(section, { ...override, ...patch })
  // The override is based on the text shipped now.
  const draft = { ...written, isDeleted: false, shippedHash: hashOf(section) }
  if (!override) {
    if (!isEmpty(written))
      await w.create(sectionRecords, { ...draft, name: section.name, isOwn: false })
  } else if (isEmpty(written)) await w.remove(sectionRecords, override.id)
  else await w.update(sectionRecords, override.id, draft)
}

const isEmpty = (written: Written) => writtenFields.every((name) => written[name] === null)

export async function deleteSection(w: Writing, id: number): Promise<void> {
  const stored = await listRecords(w.reads, sectionRecords)
  const recordId = ownRecordId(id)
  if (recordId !== undefined) {
    findOwn(stored, recordId)
    await w.remove(sectionRecords, recordId)
    return
  }
  const section = editableShipped(id)
  const override = overrideOf(section, stored)
  if (override?.isDeleted) throw notFound(noun)
  const shippedHash = hashOf(section)
  if (override) await w.update(sectionRecords, override.id, { isDeleted: true })
  else {
    const nothing = overridesOf(section, {})
    const { name } = section
    await w.create(sectionRecords, { ...nothing, name, isOwn: false, isDeleted: true, shippedHash })
  }
}

/** Removes the household's changes. */
export async function resetSection(w: Writing, id: number): Promise<void> {
  if (ownRecordId(id) !== undefined) {
    throw conflict('This section is your own: there is nothing to reset it to.')
  }
  const section = editableShipped(id)
  const override = overrideOf(section, await listRecords(w.reads, sectionRecords))
  if (override) await w.remove(sectionRecords, override.id)
}

/** Brings deleted shipped sections back, with the household's changes to them. */
export async function bringBackDeleted(w: Writing): Promise<void> {
  const stored = await listRecords(w.reads, sectionRecords)
  for (const override of stored.filter(({ isDeleted }) => isDeleted)) {
    if (isEmpty(override)) await w.remove(sectionRecords, override.id)
    else await w.update(sectionRecords, override.id, { isDeleted: false })
  }
}

function editableShipped(id: number): InstructionSection {
  const section = defaultSections.find((each) => each.id === id)
  if (!section) throw notFound(noun)
  if (!section.isEditable) {
    throw refused(
      `“${section.title}” is protected: it keeps your household safe, and stays as it is.`,
    )
  }
  return section
}

/** By name: in a restored household, an id may belong to another section. */
const overrideOf = ({ name }: InstructionSection, stored: readonly StoredSection[]) =>
  stored.find((each) => !each.isOwn && each.name === name)

function findOwn(stored: readonly StoredSection[], recordId: number): StoredSection {
  const own = stored.find((each) => each.isOwn && each.id === recordId)
  if (!own) throw notFound(noun)
  return own
}

function refuseTakenName(name: string, stored: readonly StoredSection[], own?: StoredSection) {
  if (name === own?.name) return
  const taken = [...defaultSections, ...stored.filter(({ isOwn }) => isOwn)]
  if (!taken.some((each) => each.name === name)) return
  throw invalid([{ field: 'name', message: `There is already a section called “${name}”` }])
}
