import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Environment } from './household.ts'

export type Request = { id: number } & ({ open: Environment } | { close: string })
export type Answer = { id: number; url?: string; error?: string }

const script = fileURLToPath(new URL('householdServer.process.mjs', import.meta.url))

/** Serves many households in one process: a new one takes milliseconds, a program a second. */
export class HouseholdServer {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #requests = 0

  private constructor(child: ChildProcess) {
    this.#child = child
    child.on('message', (answer: Answer) => this.#waiting.get(answer.id)?.(answer))
    child.on('exit', () => {
      for (const [id, settle] of this.#waiting) settle({ id, error: 'The server ended.' })
    })
  }

  static async start(): Promise<HouseholdServer> {
    const child = fork(script, {
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    await once(child, 'message')
    return new HouseholdServer(child)
  }

  /** Serves a new household with these variables and returns its address. */
  open = async (env: Environment) => (await this.#ask({ open: env })).url ?? ''

  /** Ends a household and deletes its data. */
  close = async (url: string) => void (await this.#ask({ close: url }))

  async end() {
    const ended = once(this.#child, 'exit')
    this.#child.disconnect()
    await ended
  }

  async #ask(what: { open: Environment } | { close: string }): Promise<Answer> {
    const id = ++this.#requests
    const { promise, resolve } = Promise.withResolvers<Answer>()
    this.#waiting.set(id, resolve)
    this.#child.send({ id, ...what } satisfies Request)
    const answer = await promise
    this.#waiting.delete(id)
    if (answer.error) throw new Error(answer.error)
    return answer
  }
}
