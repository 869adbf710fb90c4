import type { Feature } from '#server/feature.ts'
import { sampleRoutes } from './sample.routes.ts'

export const sample: Feature = {
  name: 'sample',
  routes: sampleRoutes,
  forPeople: ['POST /api/sample-household'],
}
