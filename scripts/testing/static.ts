import { coloured } from './process.ts'
import { type Stage, scriptStage } from './stage.ts'

// Biome takes colours from an option only.
const biomeColours = `--colors=${coloured ? 'force' : 'off'}`

export const staticStages: Stage[] = [
  scriptStage('format and lint', [
    'node_modules/.bin/biome',
    'ci',
    '--diagnostic-level=error',
    biomeColours,
  ]),
  // The whole project, then the server without DOM types and the screens without Node's.
  scriptStage('types', [
    'node_modules/.bin/tsc',
    '-b',
    // Each checker works out shared types again: one costs half of what the usual four do.
    '--checkers',
    '1',
    'tsconfig.json',
    'tsconfig.server.json',
    'tsconfig.web.json',
  ]),
  scriptStage('walls', ['node_modules/.bin/depcruise', 'src']),
  scriptStage('dead code', ['node_modules/.bin/knip', '--no-config-hints']),
]

/** The built screens, which journeys run on, and the built program, which tests kill and upgrade. */
export const buildStage = (...parts: ('web' | 'server')[]) =>
  scriptStage('build', ['scripts/build.mjs', ...parts])
