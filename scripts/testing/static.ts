import { coloured, runScript } from './process.ts'
import type { Stage } from './stage.ts'

// Biome takes its colours from an option alone.
const biomeColours = `--colors=${coloured ? 'force' : 'off'}`

export const staticStages: Stage[] = [
  stage('format and lint', [
    'node_modules/.bin/biome',
    'ci',
    '--diagnostic-level=error',
    biomeColours,
  ]),
  stage('types', ['node_modules/.bin/tsc', '--noEmit']),
  // The server has no DOM, and the screens no Node.
  stage('types of the server', ['node_modules/.bin/tsc', '-p', 'tsconfig.server.json']),
  stage('types of the screens', ['node_modules/.bin/tsc', '-p', 'tsconfig.web.json']),
  stage('walls', ['node_modules/.bin/depcruise', 'src']),
  stage('dead code', ['node_modules/.bin/knip', '--no-config-hints']),
]

function stage(name: string, command: [string, ...string[]]): Stage {
  return {
    name,
    async check(run) {
      const { ok, output } = await runScript(run, command)
      return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, details: output }
    },
  }
}
