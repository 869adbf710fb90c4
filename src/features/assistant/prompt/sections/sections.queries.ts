import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { defaultSections } from './defaultSections.ts'
import { mergeSections } from './mergeSections.ts'
import type { InstructionSection } from './sections.logic.ts'
import { sectionRecords } from './sections.records.ts'

export const readMergedSections = async (reader: Reader) =>
  mergeSections(defaultSections, await listRecords(reader, sectionRecords))

export const readSections = async (reader: Reader): Promise<readonly InstructionSection[]> =>
  (await readMergedSections(reader)).sections
