import { randomBytes } from 'node:crypto'
import { identity, type Migrations } from './migrate.ts'

export const kernelMigrations: Migrations = {
  '001-spine': async ({ tx, engine }) => {
    await tx.schema
      .createTable('changes')
      .addColumn('id', 'integer', identity(engine))
      .addColumn('userId', 'text', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('commandType', 'text')
      .addColumn('executionId', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()

    await tx.schema
      .createTable('history')
      .addColumn('id', 'integer', identity(engine))
      .addColumn('changeId', 'integer', (column) => column.notNull().references('changes.id'))
      .addColumn('entityType', 'text', (column) => column.notNull())
      .addColumn('entityId', 'integer', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('changeDescription', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull())
      .addColumn('timestamp', 'text', (column) => column.notNull())
      .addColumn('previousData', 'text')
      .addColumn('newData', 'text')
      .addColumn('previousVersion', 'integer')
      .addColumn('newVersion', 'integer')
      .execute()
    await tx.schema
      .createIndex('history_by_entity')
      .on('history')
      .columns(['entityType', 'entityId', 'id'])
      .execute()
    await tx.schema.createIndex('history_by_change').on('history').column('changeId').execute()

    await tx.schema
      .createTable('revisions')
      .addColumn('topic', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute()

    await tx.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
    const secret = randomBytes(32).toString('base64url')
    await tx.insertInto('secrets').values({ name: 'session', value: secret }).execute()
  },
  '011-undo': async ({ tx }) => {
    await tx.schema
      .alterTable('changes')
      .addColumn('undoes', 'integer', (column) => column.references('changes.id'))
      .execute()
    await tx.schema.createIndex('changes_by_undone').on('changes').column('undoes').execute()
  },
  '019-history-by-time': async ({ tx }) => {
    await tx.schema
      .createIndex('history_by_time')
      .on('history')
      .columns(['entityType', 'timestamp', 'changeId'])
      .execute()
  },
  '022-sessions': async ({ tx }) => {
    await tx.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
  },
  '023-request-keys': async ({ tx }) => {
    await tx.schema
      .createTable('requestKeys')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('call', 'text', (column) => column.notNull())
      .addColumn('changeId', 'integer')
      .addColumn('status', 'integer')
      .addColumn('answer', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
  },
  '039-access-tokens': async ({ tx }) => {
    await tx.schema
      .createTable('accessTokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('lastUsedAt', 'text')
      .execute()
  },
  '042-who-is-here': async ({ tx }) => {
    for (const column of ['device', 'lastSeenAt', 'askedAt']) {
      await tx.schema.alterTable('sessions').addColumn(column, 'text').execute()
    }
    await tx.schema.alterTable('sessions').addColumn('memberId', 'integer').execute()
    await tx.schema
      .createIndex('history_by_person')
      .on('history')
      .columns(['entityType', 'userId', 'timestamp', 'changeId'])
      .execute()
  },
}
