import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { byName, compareNames } from '#shared/order.ts'
import type { FamilyMember, KnowledgeItem, WholeFamilyPreference } from './family.contract.ts'
import { familyMembers, knowledge, wholeFamilyPreferences } from './family.records.ts'

type Placed = { sortOrder: number; id: number }

const byPlace = (a: Placed, b: Placed) => a.sortOrder - b.sortOrder || a.id - b.id

export const listFamilyMembers = async (reader: Reader): Promise<FamilyMember[]> =>
  (await listRecords(reader, familyMembers)).sort(byPlace)

export const listWholeFamily = async (reader: Reader): Promise<WholeFamilyPreference[]> =>
  (await listRecords(reader, wholeFamilyPreferences)).sort(byPlace)

/** By topic, then by name. Sorted in code, because the two engines order letters differently. */
export async function listKnowledge(reader: Reader): Promise<KnowledgeItem[]> {
  const items = await listRecords(reader, knowledge)
  return items.sort((a, b) => compareNames(a.vaultName, b.vaultName) || byName(a, b))
}
