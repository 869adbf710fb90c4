import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { Conversation, Message } from './conversations.contract.ts'
import { conversationEndpoints } from './conversations.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    conversations: Columns<Conversation>
    messages: Columns<Message>
  }
}

export const conversationRecords = defineRecord({
  name: 'conversation',
  table: 'conversations',
  topic: conversationEndpoints.topic,
  noun: 'conversation',
  heading: 'Conversations',
  description: 'Conversations with the assistant',
  schema: Conversation,
  label: (conversation) => conversation.title,
  unrecorded: true,
})

export const messageRecords = defineRecord({
  name: 'message',
  table: 'messages',
  topic: conversationEndpoints.topic,
  noun: 'message',
  heading: 'Messages',
  description: 'What was said in them, in its order',
  schema: Message,
  label: (message) => message.content.slice(0, 40),
  unrecorded: true,
})

export const conversationsMigrations: Migrations = {
  '012-conversations': async (db) => {
    await recordTable(db, 'conversations')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('contextType', 'text', (column) => column.notNull())
      .addColumn('participantId', 'text')
      .addColumn('isArchived', 'integer', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('totalMessages', 'integer', (column) => column.notNull())
      .addColumn('lastMessageAt', 'text')
      .execute()
    await recordTable(db, 'messages')
      .addColumn('conversationId', 'integer', (column) => column.notNull())
      .addColumn('messageIndex', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('uuid', 'text')
      .addColumn('modelId', 'text')
      .addColumn('tokenCount', 'integer')
      .addColumn('processingTime', 'integer')
      .addColumn('metadata', 'text')
      .execute()
    await db.tx.schema
      .createIndex('messages_in_order')
      .on('messages')
      .columns(['conversationId', 'messageIndex'])
      .unique()
      .execute()
  },
}
