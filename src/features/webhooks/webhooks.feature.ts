import type { Feature } from '#server/feature.ts'
import { webhookMigrations, webhooks as webhookRecords, webhookTries } from './webhooks.records.ts'
import { webhookRoutes } from './webhooks.routes.ts'

/** Tells programs elsewhere when a list has changed. */
export const webhooks: Feature = {
  name: 'webhooks',
  recordTypes: [webhookRecords, webhookTries],
  migrations: webhookMigrations,
  routes: webhookRoutes,
  forPeople: ['/api/webhooks'],
}
