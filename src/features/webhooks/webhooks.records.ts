import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { Webhook, WebhookTry } from './webhooks.contract.ts'
import { webhookEndpoints } from './webhooks.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    webhooks: Columns<Webhook>
    webhookTries: Columns<WebhookTry>
  }
}

export const mostWebhooks = 20

const { topic } = webhookEndpoints

/** Neither in the history nor in the backup, because of its secret. */
export const webhooks = defineRecord({
  name: 'webhook',
  table: 'webhooks',
  topic,
  noun: 'webhook',
  heading: 'Webhooks',
  description: 'Programs elsewhere that are told when a list changes',
  schema: Webhook,
  label: ({ id }) => `Webhook ${id}`,
  unrecorded: true,
  audit: { newest: mostWebhooks },
})

export const webhookTries = defineRecord({
  name: 'webhookTry',
  table: 'webhookTries',
  topic,
  noun: 'try',
  heading: 'Webhook log',
  description: 'The last messages to webhooks, and what became of them',
  schema: WebhookTry,
  label: ({ outcome }) => outcome,
  unrecorded: true,
  audit: { newest: 50 },
})

export const webhookMigrations: Migrations = {
  '041-webhooks': async (db) => {
    await recordTable(db, 'webhooks')
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('topics', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('isOn', 'integer', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('lastChange', 'integer', (column) => column.notNull())
      .addColumn('lastTopic', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('failingSince', 'text')
      .addColumn('nextTryAt', 'text')
      .execute()
    await recordTable(db, 'webhookTries')
      .addColumn('webhookId', 'integer', (column) => column.notNull())
      .addColumn('change', 'integer', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('isTaken', 'integer', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .execute()
  },
}
