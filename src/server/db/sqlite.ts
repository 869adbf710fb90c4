import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { millis } from '#shared/time.ts'

type Adapted = SqliteDatabase & { isInTransaction: () => boolean }

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: Adapted
  readonly #begin: string

  constructor(database: Adapted, begin: 'begin immediate' | 'begin') {
    super({ database })
    this.#database = database
    this.#begin = begin
  }

  override createDriver() {
    return new LockingDriver(this.#database, this.#begin)
  }
}

/** Milliseconds that SQLite may wait for a lock, which blocks the whole process. */
const busyTimeout = 25

/** Milliseconds that a change waits for another program's write, without blocking the process. */
const lockTimeout = 10_000
const retryAfter = 10

/**
 * Begins a change with the write lock, since a transaction that reads first could lose the race for
 * it. No failed statement leaves a transaction open, because the next one could not begin.
 */
class LockingDriver extends SqliteDriver {
  readonly #database: Adapted
  readonly #begin: string

  constructor(database: Adapted, begin: string) {
    super({ database })
    this.#database = database
    this.#begin = begin
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await this.#endForgotten(connection)
    const until = millis() + lockTimeout
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw(this.#begin))
        return
      } catch (error) {
        if (!isBusy(error) || millis() > until) throw error
        await setTimeout(retryAfter)
      }
    }
  }

  /** A commit that fails (a full disk) may leave the transaction open; a rollback ends it. */
  override async commitTransaction(connection: DatabaseConnection) {
    try {
      await super.commitTransaction(connection)
    } catch (error) {
      await this.#endForgotten(connection)
      throw error
    }
  }

  /** Some errors (a full disk) have already rolled back. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await this.#endForgotten(connection)
  }

  async #endForgotten(connection: DatabaseConnection) {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection)
  }
}
const statementsKept = 200

function adapt(database: DatabaseSync): Adapted {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    isInTransaction: () => database.isTransaction,
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = statementOf(database.prepare(sql))
      if (statements.size >= statementsKept) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}

function statementOf(statement: StatementSync): SqliteStatement {
  const reader = statement.columns().length > 0
  // These statements, also a rollback, return the last row id, which may be a bigint.
  if (!reader) statement.setReadBigInts(true)
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

export function sqliteWriter(file: string) {
  const database = new DatabaseSync(file, {
    timeout: busyTimeout,
    enableForeignKeyConstraints: true,
  })
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 1000',
  )
  return new NodeSqliteDialect(adapt(database), 'begin immediate')
}

/** A connection that reads one state, however long: it sees no later write, and blocks none. */
export const sqliteSnapshot = (file: string) =>
  new NodeSqliteDialect(
    adapt(new DatabaseSync(file, { readOnly: true, timeout: busyTimeout })),
    'begin',
  )

/** A separate connection, so that reads neither wait for a write nor see a part of one. */
export function sqliteReader(file: string) {
  const database = adapt(new DatabaseSync(file, { readOnly: true, timeout: busyTimeout }))
  return {
    dialect: new NodeSqliteDialect(database, 'begin'),
    /** Called for every list read, so it skips Kysely, at a tenth of a query's cost. */
    revisionOf: async (topic: string) => {
      const [row] = database.prepare('select revision from revisions where topic = ?').all([topic])
      return (row as { revision: number } | undefined)?.revision ?? 0
    },
  }
}

export const isSqliteConstraintViolation = (error: unknown) => codeOf(error) === 19

const isBusy = (error: unknown) => codeOf(error) === 5

/** The primary result code: the lower byte of SQLite's extended code. */
const codeOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff
