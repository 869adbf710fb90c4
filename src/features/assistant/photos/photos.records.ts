import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { Photo } from './photos.contract.ts'
import { photoEndpoints } from './photos.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    photos: Columns<Photo>
  }
}

export const photoRecords = defineRecord({
  name: 'photo',
  table: 'photos',
  topic: photoEndpoints.topic,
  noun: 'photo',
  heading: 'Photos',
  description: 'Photos that were sent with messages, drawn anew without hidden information',
  schema: Photo,
  label: (photo) => photo.filename,
  unrecorded: true,
})

export const photosMigrations: Migrations = {
  '014-photos': async (db) => {
    await recordTable(db, 'photos')
      .addColumn('conversationId', 'integer')
      .addColumn('messageId', 'integer')
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('mimeType', 'text', (column) => column.notNull())
      .addColumn('imageData', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('createdBy', 'text', (column) => column.notNull())
      .execute()
    await db.tx.schema
      .createIndex('photos_of_conversation')
      .on('photos')
      .column('conversationId')
      .execute()
  },
}
