import { type Kysely, sql, type Transaction } from 'kysely'
import type { Engine, Tables } from './tables.ts'

/** An arbitrary constant: the key of the advisory lock that every writer takes. */
const writeLock = 7_365_310

/**
 * The writing connection. One writer at a time on both engines (SQLite's own rule; an advisory
 * lock on PostgreSQL), so a change never meets another half-way and history stands in the order
 * of commits. Only `change.ts` and the migrations may open it.
 */
export class Writer {
  readonly engine: Engine
  readonly #connection: Kysely<Tables>

  constructor(engine: Engine, connection: Kysely<Tables>) {
    this.engine = engine
    this.#connection = connection
  }

  transaction<T>(act: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return this.#connection.transaction().execute(async (tx) => {
      if (this.engine === 'postgres')
        await sql`select pg_advisory_xact_lock(${writeLock})`.execute(tx)
      return act(tx)
    })
  }

  close() {
    return this.#connection.destroy()
  }
}
