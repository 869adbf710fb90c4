import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type RawBuilder, sql } from 'kysely'
import { cannotStart } from '../lifecycle/cannotStart.ts'
import type { Config } from '../lifecycle/config.ts'
import { log } from '../lifecycle/log.ts'
import type { DbError } from './dbErrors.ts'
import { DbHealth } from './dbHealth.ts'
import {
  isPostgresConstraintViolation,
  postgresDialect,
  type Timeouts,
  usualTimeouts,
} from './postgres.ts'
import {
  isSqliteConstraintViolation,
  sqliteReader,
  sqliteSnapshot,
  sqliteWriter,
} from './sqlite.ts'
import type { Engine, Tables } from './tables.ts'
import { watchSqlite } from './watchFile.ts'
import { Writer } from './writer.ts'

export type Reader = Kysely<Tables>

export type Database = {
  engine: Engine
  /** The engine itself refuses writes on this connection. */
  reader: Reader
  writer: Writer
  /** Counts a topic's changes: data that was read at a revision holds until the next one. */
  revisionOf: (topic: string) => Promise<number>
  /** Reads a consistent state while others go on writing. */
  snapshot: <T>(read: (reader: Reader) => Promise<T>) => Promise<T>
  ping: () => Promise<void>
  /** In bytes. */
  size: () => Promise<number>
  health: DbHealth
  dbErrorOf: (error: unknown) => DbError | undefined
  isUnavailable: (error: unknown) => boolean
  /** Whether a row conflicts with another one, such as by a unique name. */
  isConstraintViolation: (error: unknown) => boolean
  close: () => Promise<void>
}

export type Opening = {
  patience?: Timeouts
  onDamage?: () => Promise<string>
}

export async function openDatabase(
  { dataDir, databaseUrl }: Config,
  { patience = usualTimeouts, onDamage = async () => '' }: Opening = {},
): Promise<Database> {
  prepareDataDir(dataDir)
  return databaseUrl
    ? openPostgres(databaseUrl, patience, new DbHealth('postgres', onDamage))
    : openSqlite(join(dataDir, 'food-pal.db'), new DbHealth('sqlite', onDamage))
}

function prepareDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw cannotStart(
      `The data folder ${dataDir} can't be written (${codeOf(error)}). Set DATA_DIR.`,
    )
  }
}

async function openSqlite(file: string, health: DbHealth): Promise<Database> {
  try {
    const writer = new Kysely<Tables>({ dialect: sqliteWriter(file) })
    const { dialect, revisionOf } = sqliteReader(file)
    const reader = new Kysely<Tables>({ dialect })
    const database = common(reader, new Writer('sqlite', writer, health), health)
    const lookAgain = await watchSqlite(file, health)
    return {
      ...database,
      ping: async () => {
        lookAgain()
        await database.ping()
      },
      revisionOf,
      snapshot: async (read) => {
        const own = new Kysely<Tables>({ dialect: sqliteSnapshot(file) })
        return own
          .transaction()
          .execute(read)
          .finally(() => own.destroy())
      },
      size: sizeBy(
        reader,
        sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
      ),
      isConstraintViolation: isSqliteConstraintViolation,
    }
  } catch (error) {
    const { message } = error as Error
    const line = `The database file ${file} can't be opened: ${message}.`
    if (health.note(error) !== 'damaged') throw cannotStart(line)
    await health.foundDamage(message)
    throw cannotStart(`${line} ${health.advice}`.trim())
  }
}

async function openPostgres(url: string, patience: Timeouts, health: DbHealth): Promise<Database> {
  const onError = (error: Error) => log.warn('database connection lost', { error: codeOf(error) })
  const open = async (use: 'read' | 'write') =>
    new Kysely<Tables>({ dialect: await postgresDialect(url, { use, patience, onError }) })
  const [reader, writer] = [await open('read'), await open('write')]
  const opened: Database = {
    ...common(reader, new Writer('postgres', writer, health), health),
    revisionOf: async (topic) => {
      const query = reader.selectFrom('revisions').select('revision').where('topic', '=', topic)
      return (await query.executeTakeFirst())?.revision ?? 0
    },
    snapshot: (read) =>
      reader
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(read),
    size: sizeBy(reader, sql`select pg_database_size(current_database()) as bytes`),
    isConstraintViolation: isPostgresConstraintViolation,
  }
  try {
    await opened.ping()
    return opened
  } catch (error) {
    await opened.close()
    const { host, pathname } = new URL(url)
    throw cannotStart(
      `The database at ${host}${pathname} can't be reached (${codeOf(error)}). Check DATABASE_URL.`,
    )
  }
}

function common(reader: Reader, writer: Writer, health: DbHealth) {
  return {
    engine: writer.engine,
    reader,
    writer,
    health,
    dbErrorOf: health.note,
    isUnavailable: (error: unknown) => health.note(error) !== undefined,
    ping: async () => void (await sql`select 1`.execute(reader)),
    close: async () => void (await Promise.all([reader.destroy(), writer.close()])),
  }
}

const sizeBy = (reader: Reader, query: RawBuilder<unknown>) => async () => {
  const { rows } = await query.execute(reader)
  return Number((rows[0] as { bytes: number | string }).bytes)
}

const codeOf = (error: unknown) =>
  (error as { code?: string }).code ?? (error as Error).message ?? String(error)
