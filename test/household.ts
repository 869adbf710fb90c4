import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export type Environment = Record<string, string>

/** A time zone in which it is about noon, so that no test runs over a household's midnight. */
export const noonZone = (() => {
  const ahead = 12 - new Date().getUTCHours()
  // Etc/GMT zones have inverted signs.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
})()

export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

export type Household = { env: Environment; discard: () => Promise<void> }

/**
 * A new household: a data folder and, on PostgreSQL, a database. It is empty, or a copy of another
 * household whose program is closed.
 */
export async function newHousehold(
  on: 'sqlite' | 'postgres' = engine,
  template?: Environment,
): Promise<Household> {
  const folder = await mkdtemp(join(tmpdir(), 'food-pal-'))
  const database = on === 'postgres' ? await newDatabase(template) : undefined
  if (template && !database) await copyFile(sqliteFile(template), join(folder, databaseFile))
  return {
    env: {
      PORT: '0',
      DATA_DIR: folder,
      HOUSEHOLD_TIME_ZONE: noonZone,
      ...(database && { DATABASE_URL: database.url }),
    },
    discard: async () => {
      // Not awaited: PostgreSQL lets a drop wait while connections are ending, and what is left ends
      // with the tests' cluster.
      database?.drop().catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const databaseFile = 'food-pal.db'

const sqliteFile = ({ DATA_DIR = '' }: Environment) => join(DATA_DIR, databaseFile)

async function newDatabase(template?: Environment) {
  const server = testServer()
  const name = `food_pal_${randomUUID().replaceAll('-', '')}`
  const source = template?.DATABASE_URL
  // A copy of the files takes half as long as one that is also logged.
  const copied = source ? ` template ${nameOf(source)} strategy file_copy` : ''
  await administer(server, `create database ${name}${copied}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabase(url.href) }
}

/** Also while it is in use. */
export async function dropDatabase(url: string) {
  await administer(testServer(), `drop database if exists ${nameOf(url)} with (force)`)
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

function testServer(): string {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test')
  return server
}

let administrators: pg.Pool | undefined

/** Connections that all households of this process share, and that don't keep it alive. */
async function administer(server: string, statement: string) {
  administrators ??= new pg.Pool({ connectionString: server, allowExitOnIdle: true })
    // A connection that breaks is replaced by the next statement's.
    .on('error', () => {})
  await administrators.query(statement)
}
