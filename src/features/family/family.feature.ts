import type { Feature } from '../../server/feature.ts'
import {
  familyMembers,
  familyMigrations,
  knowledge,
  wholeFamilyPreferences,
} from './family.records.ts'
import { familyRoutes } from './family.routes.ts'

export const family: Feature = {
  name: 'family',
  kinds: [familyMembers, wholeFamilyPreferences, knowledge],
  migrations: familyMigrations,
  routes: familyRoutes,
}
