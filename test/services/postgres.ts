import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { scratchFolder } from '../scratchFolder.ts'
import { provide } from './debian.ts'
import { newestMatching, onPath } from './executables.ts'
import { freePort } from './freePort.ts'

export type Postgres = {
  /** An administrator's address, through which tests create their own databases. */
  url: string
  stop(): Promise<void>
}

type Account = { uid?: number; gid?: number }

/** The server of TEST_DATABASE_URL if set, else a new one with a temporary cluster. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }

  const programs = dirname(provideInitdb())
  const account = accountForPostgres()
  const folder = mkdtempSync(join(scratchFolder, 'food-pal-postgres-'))
  try {
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid)
    createCluster(programs, folder, account)
    return await startServer(programs, folder, account)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

const provideInitdb = () =>
  provide({
    name: 'PostgreSQL',
    find: findInitdb,
    // Without the second step the package would leave its own server running.
    steps: [
      'apt-get install -y --no-install-recommends postgresql-common',
      "sed -i 's/^#* *create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf",
      'apt-get install -y --no-install-recommends postgresql',
    ],
    missing:
      'The database tests need PostgreSQL: install it, or set TEST_DATABASE_URL to a server.',
  })

function findInitdb(): string | undefined {
  return (
    onPath(['initdb']) ??
    newestMatching([
      '/usr/lib/postgresql/*/bin/initdb',
      '/opt/homebrew/opt/postgresql*/bin/initdb',
      '/usr/local/opt/postgresql*/bin/initdb',
    ])
  )
}

// PostgreSQL refuses to run as root.
function accountForPostgres(): Account {
  if (process.getuid?.() !== 0) return {}
  const name = idOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres'
  return { uid: idOf('-u', name), gid: idOf('-g', name) }
}

function idOf(which: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [which, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

function createCluster(programs: string, folder: string, account: Account): void {
  const options = ['--username=food_pal', '--auth=trust', '--encoding=UTF8', '--locale=C']
  const { error, status, stderr } = spawnSync(
    join(programs, 'initdb'),
    [...options, '--no-sync', '--pgdata', join(folder, 'cluster')],
    { ...account, cwd: folder, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${error?.message ?? stderr}`)
}

// The shell waits for its standard input to close, which happens on stop() and also when this
// process dies, so that neither the server nor its folder outlives the tests.
const serveUntilInputCloses = `
"$@" &
while read -r _; do :; done
kill -INT $! && wait $!
cd / && rm -rf "$FOLDER"
`

async function startServer(programs: string, folder: string, account: Account): Promise<Postgres> {
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // No vacuum and no replication: databases live too briefly.
    autovacuum: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '4GB',
  }
  const command = [join(programs, 'postgres'), '-D', join(folder, 'cluster')]
  for (const [name, value] of Object.entries(settings)) command.push('-c', `${name}=${value}`)
  const shell = spawn('sh', ['-c', serveUntilInputCloses, 'sh', ...command], {
    ...account,
    cwd: folder,
    // In its own process group, so that Ctrl-C ends the tests first and the server after them.
    detached: true,
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = once(shell, 'exit')
  const stop = async () => {
    shell.stdin.end()
    await ended
  }
  try {
    await ready(shell.stderr)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://food_pal@127.0.0.1:${port}/postgres`, stop }
}

function ready(log: Readable): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const lines: string[] = []
  const giveUp = () => reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`))
  const timer = setTimeout(giveUp, 30_000)
  const read = (line: string) => {
    lines.push(line)
    if (line.includes('ready to accept connections')) resolve()
    if (line.includes('FATAL')) giveUp()
  }
  const reader = createInterface({ input: log }).on('line', read)
  return promise.finally(() => {
    clearTimeout(timer)
    reader.close()
    // The log is read on, since a full pipe would stop the server.
    log.resume()
  })
}
