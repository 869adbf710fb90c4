// npm run soak [-- --minutes N] [--seed S] [--engine sqlite|postgres] [part of a test file's path …]
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
  },
})
const { minutes, seed, engine } = values
if (!(Number(minutes) > 0) || !Number.isInteger(Number(seed))) {
  refuse('--minutes takes a number above 0, --seed a whole number')
}
if (engine && !['sqlite', 'postgres'].includes(engine)) {
  refuse('--engine takes one of sqlite, postgres')
}
const files = globSync('{src,test}/**/*.soak.{,unit.}test.ts', {
  cwd: join(import.meta.dirname, '..'),
}).filter((path) => positionals.length === 0 || positionals.some((part) => path.includes(part)))
if (files.length === 0) refuse(`No test matches ${positionals.join(' ')}`)

// test/rounds.ts and vitest.config.ts read these variables.
Object.assign(process.env, { SOAK_MINUTES: minutes, SOAK_SEED: seed })
if (engine) process.env.SOAK_ENGINE = engine
process.argv = [...process.argv.slice(0, 2), '--only=unit', ...files]
await import('./test.mjs')

function refuse(why) {
  console.error(why)
  process.exit(1)
}
