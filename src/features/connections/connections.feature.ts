import type { Feature } from '#server/feature.ts'
import { connectionRoutes } from './connections.routes.ts'

/** Ways in for other programs. */
export const connections: Feature = {
  name: 'connections',
  routes: connectionRoutes,
  forPeople: ['/api/tokens'],
}
