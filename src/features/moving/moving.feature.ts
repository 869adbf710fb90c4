import type { Feature } from '#server/feature.ts'
import { moveFilePath } from './moving.endpoints.ts'
import { movingRoutes } from './moving.routes.ts'

/** Brings a household along from another program. */
export const moving: Feature = {
  name: 'moving',
  routes: movingRoutes,
  takesFiles: [moveFilePath],
  forPeople: ['/api/moving'],
}
