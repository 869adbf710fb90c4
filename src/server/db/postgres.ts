import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** Counts arrive as bigint text; ours fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

type Use = 'read' | 'write'

export function postgresDialect(connectionString: string, use: Use, onError: (e: Error) => void) {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: use === 'read' ? 10 : 4,
    connectionTimeoutMillis: 5_000,
    application_name: `food-pal ${use}`,
    ...(use === 'read' && { options: '-c default_transaction_read_only=on' }),
  })
  // An idle connection that breaks would otherwise end the process.
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}

const channel = 'food_pal'

/** Longer payloads are refused by PostgreSQL. */
export const longestNotice = 7_900

const retryAfter = 1_000

/**
 * Hears what every instance publishes. A broken connection is made anew; what was said meanwhile
 * is lost, so `onGap` says that anything may have changed.
 */
export async function listenPostgres(
  connectionString: string,
  on: { notice: (payload: string) => void; gap: () => void; error: (e: Error) => void },
) {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect() {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      application_name: 'food-pal live',
      connectionTimeoutMillis: 5_000,
    })
    fresh.on('error', on.error)
    fresh.on('notification', ({ payload }) => payload && on.notice(payload))
    await fresh.connect()
    fresh.once('end', reconnect)
    await fresh.query(`listen ${channel}`)
    client = fresh
  }

  function reconnect() {
    if (closed) return
    retry = setTimeout(() => connect().then(on.gap, reconnect), retryAfter)
  }

  await connect()
  return async () => {
    closed = true
    clearTimeout(retry)
    await client?.end()
  }
}

export const notifySql = `select pg_notify('${channel}', $1)`

/** Connection lost, refused, shutting down, out of resources: by SQLSTATE class or system code. */
export function isPostgresUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  if (code && /^(08|3D000|53|57P|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_)/.test(code))
    return true
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(message ?? '')
}

export const isPostgresConstraintViolation = (error: unknown) =>
  /^23/.test((error as { code?: string }).code ?? '')
