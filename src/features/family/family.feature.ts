import { sampleFrom } from '#server/appContext.ts'
import type { Feature } from '#server/feature.ts'
import { familyCommands } from './family.commands.ts'
import { memberEndpoints } from './family.endpoints.ts'
import { familyPrompt } from './family.prompt.ts'
import { listFamilyMembers } from './family.queries.ts'
import {
  familyMembers,
  familyMigrations,
  knowledge,
  wholeFamilyPreferences,
} from './family.records.ts'
import { familyRoutes } from './family.routes.ts'
import sample from './family.sample.json' with { type: 'json' }

export const family: Feature = {
  name: 'family',
  historyOf: 'family',
  recordTypes: [familyMembers, wholeFamilyPreferences, knowledge],
  migrations: familyMigrations,
  commands: familyCommands,
  promptLists: familyPrompt,
  routes: familyRoutes,
  people: listFamilyMembers,
  screenReads: { '/family': [memberEndpoints.list.path] },
  sample: [
    sampleFrom(familyMembers, sample.familyPreferences),
    sampleFrom(wholeFamilyPreferences, sample.wholeFamilyPreferences),
    sampleFrom(knowledge, sample.knowledge),
  ],
}
