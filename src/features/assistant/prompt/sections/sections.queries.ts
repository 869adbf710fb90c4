import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { defaultSections } from './defaultSections.ts'
import { mergeSections } from './mergeSections.ts'
import type { InstructionSection } from './sections.logic.ts'
import { sectionRecords } from './sections.records.ts'

/** The instructions as they stand now, and what of the shipped ones the household deleted. */
export const readMergedSections = async (reader: Reader) =>
  mergeSections(defaultSections, await listRecords(reader, sectionRecords))

/** The instructions as they stand now. */
export const readSections = async (reader: Reader): Promise<readonly InstructionSection[]> =>
  (await readMergedSections(reader)).sections
