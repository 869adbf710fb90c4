// npm run fuzz [-- --requests N] [--seed S] [--engine sqlite|postgres]
import { parseArgs } from 'node:util'
import { fuzz } from '#test/fuzz/fuzz.ts'
import { Program } from '#test/process.ts'
import { onEachEngine } from './testing/engines.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
  },
})
const requests = Number(values.requests)
const seed = Number(values.seed)
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error('--requests and --seed take whole numbers')
  process.exit(1)
}

let hasFailed = false
await onEachEngine(values.engine, async (engine, env) => {
  const program = await Program.start(env)
  try {
    const { failures, ...figures } = await fuzz(program.url, { requests, seed })
    console.log(JSON.stringify({ engine, seed, ...figures }))
    for (const failure of failures) console.log(`  ${failure}`)
    hasFailed ||= failures.length > 0
  } finally {
    await program.end('SIGTERM')
  }
})
process.exit(hasFailed ? 1 : 0)
