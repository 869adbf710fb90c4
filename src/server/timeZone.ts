import type { Database, Reader } from './db/open.ts'
import { lastKnown } from './lastKnown.ts'
import type { Config } from './lifecycle/config.ts'

const usualZone = 'America/Los_Angeles'

export type ReadZone = (reader: Reader) => Promise<string | undefined>

/** The household's time zone. */
export function createTimeZone(
  { timeZone: fixed }: Pick<Config, 'timeZone'>,
  database: Pick<Database, 'reader' | 'dbErrorOf'>,
  chosen: ReadZone = async () => undefined,
) {
  const zoneIn = async (reader: Reader) => fixed ?? (await chosen(reader)) ?? usualZone
  return {
    /** Reads within a transaction. */
    zoneIn,
    timeZone: lastKnown(database, zoneIn, usualZone),
  }
}
