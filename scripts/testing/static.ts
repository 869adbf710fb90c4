import { coloured } from './process.ts'
import { type Stage, scriptStage } from './stage.ts'

// Biome takes its colours from an option alone.
const biomeColours = `--colors=${coloured ? 'force' : 'off'}`

export const staticStages: Stage[] = [
  scriptStage('format and lint', [
    'node_modules/.bin/biome',
    'ci',
    '--diagnostic-level=error',
    biomeColours,
  ]),
  // Everything, then the server without a DOM, and the screens without Node.
  scriptStage('types', [
    'node_modules/.bin/tsc',
    '-b',
    'tsconfig.json',
    'tsconfig.server.json',
    'tsconfig.web.json',
  ]),
  scriptStage('walls', ['node_modules/.bin/depcruise', 'src']),
  scriptStage('dead code', ['node_modules/.bin/knip', '--no-config-hints']),
]

/** The screens as they are built for use: journeys look at nothing else. */
export const buildStage = scriptStage('build', ['scripts/web-build.mjs'])
