import { spawnSync } from 'node:child_process'
import { onPath } from './executables.ts'

type Wanted = {
  name: string
  find: () => string | undefined
  /** Debian's commands to install it. */
  steps: string[]
  missing: string
}

/** The path of a program, which is installed first if possible. */
export function provide({ name, find, steps, missing }: Wanted): string {
  const present = find()
  if (present) return present
  if (canInstall()) install(name, steps)
  const installed = find()
  if (installed) return installed
  throw new Error(missing)
}

/** As root, with apt. */
function canInstall(): boolean {
  return process.getuid?.() === 0 && onPath(['apt-get']) !== undefined
}

function install(name: string, steps: string[]): void {
  console.log(`Installing ${name} for the tests…`)
  const result = spawnSync('sh', ['-ec', ['apt-get update', ...steps].join('\n')], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (result.status !== 0) {
    throw new Error(`${name} could not be installed:\n${result.stdout}${result.stderr}`)
  }
}
