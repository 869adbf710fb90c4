import type { Database, Reader } from './db/open.ts'
import type { Config } from './lifecycle/config.ts'

const usualZone = 'America/Los_Angeles'

export type ReadZone = (reader: Reader) => Promise<string | undefined>

/** The household's time zone. It is read each time, since another program may have changed it. */
export function createTimeZone(
  { timeZone: fixed }: Pick<Config, 'timeZone'>,
  database: Pick<Database, 'reader' | 'dbErrorOf'>,
  chosen: ReadZone = async () => undefined,
) {
  let lastRead = usualZone
  const zoneIn = async (reader: Reader) => fixed ?? (await chosen(reader)) ?? usualZone
  return {
    /** Reads within a transaction. */
    zoneIn,
    /** While the database is away, the last known zone is used. */
    timeZone: async (): Promise<string> => {
      try {
        lastRead = await zoneIn(database.reader)
      } catch (error) {
        if (!database.dbErrorOf(error)) throw error
      }
      return lastRead
    },
  }
}
