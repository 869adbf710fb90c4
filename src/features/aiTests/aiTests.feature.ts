import type { Feature } from '#server/feature.ts'
import { testMigrations, testResults } from './aiTests.records.ts'
import { testRoutes } from './aiTests.routes.ts'

export const aiTests: Feature = {
  name: 'aiTests',
  recordTypes: [testResults],
  migrations: testMigrations,
  routes: testRoutes,
  forPeople: ['/api/ai/tests', '/api/test-results'],
}
