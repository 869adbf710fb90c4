import { spawnSync } from 'node:child_process'
import { onPath } from './executables.ts'

/** Installs Debian packages where that is possible without asking anyone: as root, with apt. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && onPath(['apt-get']) !== undefined
}

export function install(name: string, ...steps: string[]): void {
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
