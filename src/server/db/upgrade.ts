import { join } from 'node:path'
import { cannotStart } from '../lifecycle/cannotStart.ts'
import type { Config } from '../lifecycle/config.ts'
import { log } from '../lifecycle/log.ts'
import { copySqlite } from './copySqlite.ts'
import { BrokenStep, type Migrations, migrate, NewerDatabase } from './migrate.ts'
import type { Database } from './open.ts'
import { findCopy, keepCopy } from './upgradeCopies.ts'

/** Writes a backup of a database of any earlier program, and reads it back. */
export type StreamCopy = (database: Database, path: string) => Promise<void>

export type Upgrading = {
  config: Pick<Config, 'dataDir'>
  migrations: Migrations
  streamCopy: StreamCopy | undefined
}

/**
 * Brings the database up to date. One that has a household in it is copied first: as a file on
 * SQLite, as a backup on PostgreSQL. True if migrations ran.
 */
export async function upgrade(
  database: Database,
  { config: { dataDir }, migrations, streamCopy }: Upgrading,
): Promise<boolean> {
  const { engine, writer, reader } = database
  let copy: string | undefined
  const copyFirst = async (step: string) => {
    const bytes = await database.size()
    const place = { dataDir, step, bytes }
    if (engine === 'sqlite') {
      const write = (path: string) => copySqlite(reader, path)
      copy = await keepCopy({ ...place, ending: 'db', write })
    } else if (streamCopy) {
      const write = (path: string) => streamCopy(database, path)
      copy = await keepCopy({ ...place, ending: 'jsonl.gz', write })
    }
  }
  try {
    const done = await migrate(writer, migrations, copyFirst)
    if (done?.from) log.info('database upgraded', { ...done, copy })
    return done !== undefined
  } catch (error) {
    throw await explained(error)
  }

  async function explained(error: unknown) {
    if (error instanceof NewerDatabase) {
      const before = await findCopy(dataDir, Object.keys(migrations))
      return cannotStart(before ? `${error.message} ${wayBack(before)}` : error.message)
    }
    // A database that goes away or is damaged is no broken step.
    if (!(error instanceof BrokenStep)) return error
    if (database.dbErrorOf(error.cause)) return error.cause
    const kept = copy ? ` A copy from before is in ${join(dataDir, copy)}.` : ''
    log.error('upgrade failed', { step: error.step, error: String(error.cause) })
    return cannotStart(
      `The upgrade failed at ${error.step}: ${String(error.cause)}. Nothing was changed, so the version of Food Pal that you had before still starts.${kept}`,
    )
  }

  function wayBack(copy: string) {
    return `Or go back to how things were before the upgrade, with ${join(dataDir, copy)}: the README says how.`
  }
}
