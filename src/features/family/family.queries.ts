import type { Reader } from '#server/db/open.ts'
import { byName, compareNames } from '#shared/order.ts'
import type { FamilyMember, KnowledgeItem, WholeFamilyPreference } from './family.contract.ts'

export const listFamilyMembers = (reader: Reader): Promise<FamilyMember[]> =>
  reader.selectFrom('familyMembers').selectAll().orderBy('sortOrder').orderBy('id').execute()

export const listWholeFamily = (reader: Reader): Promise<WholeFamilyPreference[]> =>
  reader
    .selectFrom('wholeFamilyPreferences')
    .selectAll()
    .orderBy('sortOrder')
    .orderBy('id')
    .execute()

/** By topic, then by name. Sorted here: the two engines order letters differently. */
export async function listKnowledge(reader: Reader): Promise<KnowledgeItem[]> {
  const items = await reader.selectFrom('knowledge').selectAll().orderBy('id').execute()
  return items.sort((a, b) => compareNames(a.vaultName, b.vaultName) || byName(a, b))
}
