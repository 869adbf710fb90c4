import type { Feature } from '#server/feature.ts'
import { sharedPages } from './pages/sharedPages.ts'
import { shareLinks, sharingMigrations } from './sharing.records.ts'
import { sharedPath, sharingRoutes } from './sharing.routes.ts'

/** Links to one recipe, days of the menu or the shopping list, for people outside. */
export const sharing: Feature = {
  name: 'sharing',
  recordTypes: [shareLinks],
  migrations: sharingMigrations,
  routes: sharingRoutes,
  secretPages: { path: sharedPath, routes: sharedPages },
  forPeople: ['/api/share-links'],
}
