import type { Feature } from '#server/feature.ts'
import {
  familyMembers,
  familyMigrations,
  knowledge,
  wholeFamilyPreferences,
} from './family.records.ts'
import { familyRoutes } from './family.routes.ts'
import { sampleKnowledge, sampleMembers, sampleWholeFamily } from './family.sample.ts'

const inOrder = (draft: object, sortOrder: number) => ({ ...draft, sortOrder, isActive: true })

export const family: Feature = {
  name: 'family',
  kinds: [familyMembers, wholeFamilyPreferences, knowledge],
  migrations: familyMigrations,
  routes: familyRoutes,
  sample: [
    { kind: familyMembers, drafts: sampleMembers.map(inOrder) },
    { kind: wholeFamilyPreferences, drafts: sampleWholeFamily.map(inOrder) },
    { kind: knowledge, drafts: sampleKnowledge },
  ],
}
