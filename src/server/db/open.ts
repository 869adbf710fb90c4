import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type RawBuilder, sql } from 'kysely'
import { cannotStart } from '../cannotStart.ts'
import type { Config } from '../config.ts'
import { log } from '../log.ts'
import {
  isPostgresConstraintViolation,
  isPostgresUnavailable,
  type Patience,
  postgresDialect,
  usualPatience,
} from './postgres.ts'
import {
  isSqliteConstraintViolation,
  isSqliteUnavailable,
  sqliteReader,
  sqliteSnapshot,
  sqliteWriter,
} from './sqlite.ts'
import type { Engine, Tables } from './tables.ts'
import { Writer } from './writer.ts'

export type Reader = Kysely<Tables>

export type Database = {
  engine: Engine
  /** Reads only: the engine itself refuses a write on this connection. */
  reader: Reader
  writer: Writer
  /** How often a topic has changed: what was read at one revision holds until the next. */
  revisionOf: (topic: string) => Promise<number>
  /** Reads one moment, while others go on writing. */
  snapshot: <T>(read: (reader: Reader) => Promise<T>) => Promise<T>
  ping: () => Promise<void>
  /** In bytes. */
  size: () => Promise<number>
  /** Whether an error means that the database can't be reached or can't store just now. */
  isUnavailable: (error: unknown) => boolean
  /** Whether an error means that a row is not allowed beside the others, such as a name twice. */
  isConstraintViolation: (error: unknown) => boolean
  close: () => Promise<void>
}

export async function openDatabase(
  config: Config,
  patience: Patience = usualPatience,
): Promise<Database> {
  prepareDataDir(config.dataDir)
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, patience)
    : openSqlite(join(config.dataDir, 'food-pal.db'))
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

async function openSqlite(file: string): Promise<Database> {
  try {
    const writer = new Kysely<Tables>({ dialect: sqliteWriter(file) })
    const { dialect, revisionOf } = sqliteReader(file)
    const reader = new Kysely<Tables>({ dialect })
    return {
      ...common(reader, new Writer('sqlite', writer)),
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
      isUnavailable: isSqliteUnavailable,
      isConstraintViolation: isSqliteConstraintViolation,
    }
  } catch (error) {
    throw cannotStart(`The database file ${file} can't be opened: ${(error as Error).message}.`)
  }
}

async function openPostgres(url: string, patience: Patience): Promise<Database> {
  const onError = (error: Error) => log.warn('database connection lost', { error: codeOf(error) })
  const open = (use: 'read' | 'write') =>
    new Kysely<Tables>({ dialect: postgresDialect(url, { use, patience, onError }) })
  const reader = open('read')
  const opened: Database = {
    ...common(reader, new Writer('postgres', open('write'))),
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
    isUnavailable: isPostgresUnavailable,
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

function common(reader: Reader, writer: Writer) {
  return {
    engine: writer.engine,
    reader,
    writer,
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
