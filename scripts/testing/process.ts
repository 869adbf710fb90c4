import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export type Run = {
  /** The temporary folder of all processes, deleted at the end. */
  folder: string
  /** Parts of file paths that select tests; undefined for all. */
  filters: string[] | undefined
  /** Aborted by Ctrl-C and other signals. */
  signal: AbortSignal
}

type Ended = { ok: boolean; output: string }

const graceInMs = 5_000

// The output goes into a file, so tools can't detect a terminal themselves.
export const coloured = process.stdout.isTTY && !process.env.NO_COLOR
const colours = coloured ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** Runs a script, and ends all processes that it started. */
export async function runScript(
  run: Run,
  [script, ...args]: [script: string, ...args: string[]],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  run.signal.throwIfAborted()
  // A file instead of a pipe, which a surviving process would keep open.
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
    // The process group has ended.
  }
}
