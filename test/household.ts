import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export type Environment = Record<string, string>

/**
 * Where it is about noon: tests that run over a midnight here do so at no household's. What is
 * about midnight itself sets the clock.
 */
export const noonZone = (() => {
  const ahead = 12 - new Date().getUTCHours()
  // These names count backwards.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
})()

export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** A household of its own: an empty data folder and, on PostgreSQL, an empty database. */
export async function newHousehold(
  on: 'sqlite' | 'postgres' = engine,
): Promise<{ env: Environment; discard: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'food-pal-'))
  const database = on === 'postgres' ? await newDatabase() : undefined
  return {
    env: {
      PORT: '0',
      DATA_DIR: folder,
      HOUSEHOLD_TIME_ZONE: noonZone,
      ...(database && { DATABASE_URL: database.url }),
    },
    discard: async () => {
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function newDatabase() {
  const server = testServer()
  const name = `food_pal_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabase(url.href) }
}

/** Also under the hands of whoever uses it. */
export async function dropDatabase(url: string) {
  const name = new URL(url).pathname.slice(1)
  await administer(testServer(), `drop database if exists ${name} with (force)`)
}

function testServer(): string {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test')
  return server
}

async function administer(server: string, statement: string) {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
