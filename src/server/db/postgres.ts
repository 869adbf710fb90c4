import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Loaded where PostgreSQL is used. */
const loadPg = async () => (await import('pg')).default

/** PostgreSQL returns counts as bigint text; ours fit a number. */
const typesOf = ({ types }: typeof pg): pg.CustomTypesConfig => ({
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === types.builtins.INT8
      ? Number
      : types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
})

type Use = 'read' | 'write'

export type Timeouts = { answersWithin: number }

export const usualTimeouts: Timeouts = { answersWithin: 30_000 }

const connectsWithin = ({ answersWithin }: Timeouts) => Math.min(5_000, answersWithin)

type PoolOptions = { use: Use; patience: Timeouts; onError: (e: Error) => void }

export async function postgresDialect(connectionString: string, options: PoolOptions) {
  const { use, patience, onError } = options
  const driver = await loadPg()
  const pool = new driver.Pool({
    connectionString,
    types: typesOf(driver),
    max: use === 'read' ? 10 : 4,
    connectionTimeoutMillis: connectsWithin(patience),
    query_timeout: patience.answersWithin,
    // A connection lost in mid-transaction must not keep its locks for long.
    idle_in_transaction_session_timeout: 2 * patience.answersWithin,
    application_name: `food-pal ${use}`,
    ...(use === 'read' && { options: '-c default_transaction_read_only=on' }),
  })
  // Connections that end together with the program are not lost.
  const onLost = (error: Error) => pool.ending || onError(error)
  // Without these listeners a broken connection would end the process, whether it is idle or in
  // use.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return new PostgresDialect({ pool: closeOnTimeout(pool) })
}

/** Closes a connection that timed out, since it would not answer later queries either. */
function closeOnTimeout(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const wrapped = known.get(client) ?? wrap(client)
      known.set(client, wrapped)
      return wrapped
    },
  }
}

/** Without cursors, which no query here uses. */
const wrap = (client: pg.PoolClient) =>
  ({
    query: async (sql: string, parameters: unknown[]) => {
      try {
        return await client.query(sql, parameters)
      } catch (error) {
        if (isTimeout(error)) await client.end()
        throw error
      }
    },
    release: (destroy?: boolean) => client.release(destroy),
  }) as unknown as PostgresPoolClient

const isTimeout = (error: unknown) => (error as Error).message === 'Query read timeout'

const channel = 'food_pal'

/** In bytes; PostgreSQL refuses payloads of 8,000 and more. */
export const longestNotice = 7_900

const retryAfter = 500
/** Milliseconds between checks for a connection that broke without an error. */
const checkEvery = 15_000

type Listening = { notice: (payload: string) => void; gap: () => void; error: (e: Error) => void }

/**
 * Listens to the notices of all instances and reconnects when the connection breaks. Notices sent
 * meanwhile are lost, so `gap` reports that anything may have changed.
 */
export async function listenPostgres(connectionString: string, on: Listening) {
  const driver = await loadPg()
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect() {
    const fresh = new driver.Client({
      connectionString,
      keepAlive: true,
      application_name: 'food-pal live',
      connectionTimeoutMillis: connectsWithin(usualTimeouts),
      query_timeout: connectsWithin(usualTimeouts),
    })
    fresh.on('error', on.error)
    fresh.on('notification', ({ payload }) => payload && on.notice(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      await fresh.end()
      throw error
    }
    // Registered only now, so that a failed attempt above does not also reconnect.
    fresh.once('end', reconnect)
    client = fresh
    if (closed) await fresh.end()
  }

  function reconnect() {
    client = undefined
    if (!closed) retry = setTimeout(() => connect().then(on.gap, reconnect), retryAfter)
  }

  await connect()
  const checking = setInterval(() => {
    const checked = client
    checked?.query('select 1').catch(() => checked.end())
  }, checkEvery).unref()
  return async () => {
    closed = true
    clearTimeout(retry)
    clearInterval(checking)
    await client?.end()
  }
}

export const notifySql = `select pg_notify('${channel}', $1)`

/** Connection lost, refused, shutting down, out of resources: by SQLSTATE class or system code. */
export function isPostgresUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  if (code && /^(08|3D000|53|57P|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_)/.test(code))
    return true
  return unavailableMessage.test(message ?? '')
}

/** Messages of the pg client, which have no code. */
const unavailableMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error))/

export const isPostgresConstraintViolation = (error: unknown) =>
  /^23/.test((error as { code?: string }).code ?? '')
