import type { Feature } from '#server/feature.ts'
import { executionTraces, proposalErrors } from './executionTraces.records.ts'
import { proposalMigrations, proposalRecords } from './proposals.records.ts'
import { proposalRoutes } from './proposals.routes.ts'

export const proposals: Feature = {
  name: 'proposals',
  recordTypes: [proposalRecords, executionTraces, proposalErrors],
  migrations: proposalMigrations,
  routes: proposalRoutes,
  forPeople: [
    'PUT /api/command-proposals',
    'POST /api/command-proposals/:id/approve',
    'POST /api/command-proposals/:id/reject',
  ],
  proposes: ['POST /api/proposals'],
}
