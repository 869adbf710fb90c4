import { spawnSync } from 'node:child_process'
import { onPath } from './executables.ts'

type Wanted = {
  name: string
  find: () => string | undefined
  /** What does nearly as well where it can't be installed. */
  instead?: () => string | undefined
  /** Debian's commands to install it. */
  steps: string[]
  missing: string
}

/** The path of a program, which is installed first if possible. */
export function provide({ name, find, instead, steps, missing }: Wanted): string {
  const present = find()
  if (present) return present
  const problem = canInstall() ? install(name, steps) : undefined
  const provided = find() ?? instead?.()
  if (provided) return provided
  throw new Error(problem ?? missing)
}

/** As root, with apt. */
function canInstall(): boolean {
  return process.getuid?.() === 0 && onPath(['apt-get']) !== undefined
}

/** What went wrong, if anything did. */
function install(name: string, steps: string[]): string | undefined {
  console.log(`Installing ${name} for the tests…`)
  const result = spawnSync('sh', ['-ec', ['apt-get update', ...steps].join('\n')], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (result.status === 0) return
  return `${name} could not be installed:\n${result.stdout}${result.stderr}`
}
