import { createWriteStream } from 'node:fs'
import type { StreamCopy } from '#server/db/upgrade.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { listMigrations } from './backup.queries.ts'
import { checkBackup } from './readBackup.ts'
import { writeBackup } from './writeBackup.ts'

/** A backup with the lists that the database had at its time. */
export const copyForUpgrade =
  (recordTypes: readonly AnyRecordType[]): StreamCopy =>
  async ({ reader, snapshot }, path) => {
    const tables = new Set((await reader.introspection.getTables()).map(({ name }) => name))
    const there = recordTypes.filter(({ table }) => tables.has(table)).map(asItWas)
    const source = { recordTypes: there, snapshot, timeZone: async () => 'UTC' }
    await snapshot((moment) => writeBackup(moment, source, createWriteStream(path)))
    const known = { recordTypes, migrations: await listMigrations(reader) }
    await checkBackup(path, known, Number.POSITIVE_INFINITY)
  }

/** A row that today's fields don't fit stays as it is: settings were no JSON before step 010. */
const asItWas = (recordType: AnyRecordType): AnyRecordType => ({
  ...recordType,
  decode: (row) => {
    try {
      return recordType.decode(row)
    } catch {
      return row
    }
  },
})
