import { type Kysely, sql, type Transaction } from 'kysely'
import type { DbHealth } from './dbHealth.ts'
import { isPostgresUnavailable } from './postgres.ts'
import type { Engine, Tables } from './tables.ts'
import { UncertainCommit } from './uncertainCommit.ts'

/** An arbitrary constant: the key of the advisory lock that every writer takes. */
const writeLock = 7_365_310

/**
 * The writing connection. One writer at a time on both engines (SQLite's own rule; an advisory lock
 * on PostgreSQL), so that changes don't interleave and history has the order of commits.
 */
export class Writer {
  readonly engine: Engine
  readonly #connection: Kysely<Tables>
  readonly #condition: DbHealth

  constructor(engine: Engine, connection: Kysely<Tables>, condition: DbHealth) {
    this.engine = engine
    this.#connection = connection
    this.#condition = condition
  }

  async transaction<T>(act: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    this.#condition.refuseIfDamaged()
    let isCommitting = false
    try {
      const result = await this.#connection.transaction().execute(async (tx) => {
        if (this.engine === 'postgres')
          await sql`select pg_advisory_xact_lock(${writeLock})`.execute(tx)
        const result = await act(tx)
        isCommitting = true
        return result
      })
      this.#condition.hasWritten()
      return result
    } catch (error) {
      this.#condition.note(error)
      // SQLite reports its commit; a server that goes away may or may not have carried it out.
      throw isCommitting && isPostgresUnavailable(error) ? new UncertainCommit(error) : error
    }
  }

  close() {
    return this.#connection.destroy()
  }
}
