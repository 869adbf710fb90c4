// npm run torture [-- --minutes N] [--seed S] [--engine sqlite|postgres]
import { parseArgs } from 'node:util'
import { torture } from '#test/torture/torture.ts'
import { onEachEngine } from './testing/engines.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
  },
})
const seconds = Number(values.minutes) * 60
const seed = Number(values.seed)
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error('--minutes takes a number above 0, --seed a whole number')
  process.exit(1)
}

let isDamaged = false
await onEachEngine(values.engine, async (engine, env) => {
  const { lost, doubled, untold, ...figures } = await torture(env, { seconds, seed })
  console.log(JSON.stringify({ engine, seed, seconds, ...figures }))
  console.log(`lost ${lost.length}, doubled ${doubled.length}, history differs ${untold.length}`)
  for (const each of [...lost, ...doubled, ...untold].slice(0, 20)) console.log(`  ${each}`)
  isDamaged ||= lost.length + doubled.length + untold.length > 0
})
process.exit(isDamaged ? 1 : 0)
