import type { Database, Reader } from './db/open.ts'
import { lastKnown } from './lastKnown.ts'
import type { Config } from './lifecycle/config.ts'

export type ReadZone = (reader: Reader) => Promise<string | undefined>

/** The household's time zone. */
export function createTimeZone(
  { timeZone: fixed, usualTimeZone }: Pick<Config, 'timeZone' | 'usualTimeZone'>,
  database: Pick<Database, 'reader' | 'dbErrorOf'>,
  chosen: ReadZone = async () => undefined,
) {
  const zoneIn = async (reader: Reader) => fixed ?? (await chosen(reader)) ?? usualTimeZone
  return {
    /** Reads within a transaction. */
    zoneIn,
    timeZone: lastKnown(database, zoneIn, usualTimeZone),
  }
}
