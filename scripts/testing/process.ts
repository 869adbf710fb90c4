import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** What every stage of one `npm test` shares. */
export type Run = {
  /** Thrown away at the end, and the temporary folder of every process started. */
  folder: string
  /** Run the tests in files whose path contains one of these, or all of them. */
  filters: string[] | undefined
  /** Aborted by Ctrl-C and its like. */
  signal: AbortSignal
}

type Ended = { ok: boolean; output: string }

const graceInMs = 5_000

// The output goes through a file, so the tools cannot see for themselves where it ends up.
export const coloured = process.stdout.isTTY && !process.env.NO_COLOR
const colours = coloured ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** Runs a script on this Node, and leaves nothing of what it started behind. */
export async function runScript(
  run: Run,
  [script, ...args]: [script: string, ...args: string[]],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  run.signal.throwIfAborted()
  // A file, not a pipe: a process that outlives the script cannot keep us waiting by holding it.
  const log = join(run.folder, `${crypto.randomUUID()}.log`)
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...colours, ...env, TMPDIR: run.folder },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = once(child, 'exit')
  const interrupt = () => {
    signalGroup(child.pid, 'SIGINT')
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceInMs).unref()
  }
  run.signal.addEventListener('abort', interrupt, { once: true })
  const [code] = await ended
  run.signal.removeEventListener('abort', interrupt)
  signalGroup(child.pid, 'SIGKILL')
  run.signal.throwIfAborted()
  return { ok: code === 0, output: readFileSync(log, 'utf8').trim() }
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // Nobody of the group is left.
  }
}
