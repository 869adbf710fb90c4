import type { Database, Reader } from './db/open.ts'
import type { Config } from './lifecycle/config.ts'

/** Until somebody chooses another one. */
const usualZone = 'America/Los_Angeles'

/** What the household chose, if anything. */
export type ReadZone = (reader: Reader) => Promise<string | undefined>

/**
 * The zone in which the household's day begins and ends. It is read each time it is needed, so that
 * another program on the same database, too, goes by a new one from the next request on.
 */
export function createTimeZone(
  { timeZone: fixed }: Pick<Config, 'timeZone'>,
  database: Pick<Database, 'reader' | 'dbErrorOf'>,
  chosen: ReadZone = async () => undefined,
) {
  let lastRead = usualZone
  const zoneIn = async (reader: Reader) => fixed ?? (await chosen(reader)) ?? usualZone
  return {
    /** As a transaction sees it. */
    zoneIn,
    /** A database that is away has nothing to say: it is still the same day. */
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
