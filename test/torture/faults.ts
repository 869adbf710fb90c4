import { spawnSync } from 'node:child_process'
import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Environment } from '../household.ts'
import { Program } from '../process.ts'
import { TcpProxy } from '../services/tcpProxy.ts'

/** The program under test, with proxies in front of it and of its database. */
export class Patient {
  readonly #env: Environment
  readonly #database: TcpProxy | undefined
  readonly #entrance: TcpProxy
  #program: Program

  private constructor(
    env: Environment,
    database: TcpProxy | undefined,
    entrance: TcpProxy,
    program: Program,
  ) {
    this.#env = env
    this.#database = database
    this.#entrance = entrance
    this.#program = program
  }

  static async admit(given: Environment): Promise<Patient> {
    const database = given.DATABASE_URL ? await TcpProxy.start(given.DATABASE_URL) : undefined
    // The port stays the same across restarts.
    const first = await Program.start({ ...given, ...(database && { DATABASE_URL: database.url }) })
    const { port } = new URL(first.url)
    const env = { ...given, PORT: port, ...(database && { DATABASE_URL: database.url }) }
    return new Patient(env, database, await TcpProxy.start(first.url), first)
  }

  get url() {
    return this.#entrance.url.replace(/\/$/, '')
  }

  /** Open files and connections; a leak would grow with every fault. */
  get open() {
    const folder = `/proc/${this.#program.pid}/fd`
    const targets = readdirSync(folder).map((name) => readlinkSync(join(folder, name)))
    // Sockets vary with the clients.
    const files = targets.filter((target) => target.startsWith('/'))
    return { files, handles: targets.length, connections: this.#database?.open ?? 0 }
  }

  async discharge() {
    await this.#program.end('SIGTERM')
    await this.#entrance.stop()
    await this.#database?.stop()
  }

  /** The faults that can be caused; after each of them the program runs as before. */
  get faults(): Record<string, (roll: (sides: number) => number) => Promise<void>> {
    const database = this.#database
    return {
      killed: () => this.#restart('SIGKILL'),
      stopped: () => this.#restart('SIGTERM'),
      'sockets cut': async () => this.#entrance.cut(),
      ...(database
        ? {
            'database cut': async () => database.cut(),
            'database away': (roll) => database.away(() => setTimeout(200 + roll(1_000))),
            'database silent': async (roll) => {
              database.freeze()
              await setTimeout(200 + roll(1_500))
              database.thaw()
            },
          }
        : { 'disk full': (roll) => this.#fillDisk(roll) }),
    }
  }

  async #restart(signal: 'SIGKILL' | 'SIGTERM') {
    await this.#program.end(signal)
    this.#program = await Program.start(this.#env)
  }

  /** Limits the size of its files for a while. */
  async #fillDisk(roll: (sides: number) => number) {
    const { size } = statSync(join(this.#env.DATA_DIR ?? '', 'food-pal.db-wal'))
    this.#limitFiles(String(size + roll(20_000)))
    await setTimeout(200 + roll(800))
    this.#limitFiles('unlimited')
  }

  #limitFiles(bytes: string) {
    // Only the soft limit, since a hard one could not be lifted.
    const limit = [`--fsize=${bytes}:unlimited`, '--pid', String(this.#program.pid)]
    const { status, stderr } = spawnSync('prlimit', limit, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`prlimit: ${stderr}`)
  }
}
