import { sampleOf } from '#server/appContext.ts'
import type { Feature } from '#server/feature.ts'
import { familyCommands } from './family.commands.ts'
import {
  familyMembers,
  familyMigrations,
  knowledge,
  wholeFamilyPreferences,
} from './family.records.ts'
import { familyRoutes } from './family.routes.ts'
import { sampleKnowledge, sampleMembers, sampleWholeFamily } from './family.sample.ts'

const inOrder = <D extends object>(draft: D, sortOrder: number) => ({
  ...draft,
  sortOrder,
  isActive: true,
})

export const family: Feature = {
  name: 'family',
  recordTypes: [familyMembers, wholeFamilyPreferences, knowledge],
  migrations: familyMigrations,
  commands: familyCommands,
  routes: familyRoutes,
  sample: [
    sampleOf(familyMembers, sampleMembers.map(inOrder)),
    sampleOf(wholeFamilyPreferences, sampleWholeFamily.map(inOrder)),
    sampleOf(knowledge, sampleKnowledge),
  ],
}
