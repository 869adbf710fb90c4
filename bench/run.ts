import { parseArgs } from 'node:util'
import { Client } from '#test/client.ts'
import { newHousehold } from '#test/household.ts'
import { buildIfStale } from '../scripts/build.mjs'
import { afterEdit } from './afterEdit.ts'
import { firstCalls } from './afterStart.ts'
import { builtInTimes } from './builtIn.ts'
import { calendarBlock } from './calendars.ts'
import { firstLoad } from './firstLoad.ts'
import { ideasTime } from './ideas.ts'
import { largeBlocks } from './large.ts'
import { type Measure, print } from './measure.ts'
import { modelTimes } from './model.ts'
import { planningTime } from './planning.ts'
import { idleMemory, startTime } from './program.ts'
import { writeReport } from './report.ts'
import { restoreTime } from './restore.ts'
import { searchTimes } from './search.ts'
import { searchRatio } from './searchRatio.ts'
import { shoppingTime } from './shopping.ts'
import { slowPhone } from './slowPhone.ts'
import { listRatio } from './throughput.ts'
import { turnBlocks } from './turns.ts'

type Env = Awaited<ReturnType<typeof newHousehold>>['env']

// npm run bench [-- --write] [row …]

/** Each row has a household of its own, which its measures fill one after the other. */
const rows: Record<string, (env: Env) => Promise<Measure[]>> = {
  program: async (env) => [await startTime(env), await idleMemory(env)],
  lists: async (env) => [
    await listRatio(env, 'gzip'),
    await listRatio(env, 'identity'),
    await firstLoad(env),
  ],
  slowPhone,
  afterEdit: async (env) => [await afterEdit(env)],
  restore: async (env) => [await restoreTime(env)],
  shopping: async (env) => [await shoppingTime(env)],
  planning: async (env) => [await planningTime(env), ...(await firstCalls(env))],
  search: async (env) => [...(await searchTimes(env)), searchRatio()],
  turns: async (env) => [
    ...(await modelTimes(env)),
    ...(await builtInTimes(env)),
    await turnBlocks(env),
  ],
  ideas: async (env) => [await ideasTime(env)],
  calendars: async () => [await calendarBlock()],
  largeBlocks,
}

Client.checksAnswers = false
await buildIfStale()
const measures: Measure[] = []
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in rows))
if (unknown.length > 0) {
  console.error(`No row is called ${unknown.join(', ')}. Rows: ${Object.keys(rows).join(', ')}.`)
  process.exit(1)
}
for (const [name, row] of Object.entries(rows)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const { env, discard } = await newHousehold()
  try {
    measures.push(...(await row(env)))
  } finally {
    await discard()
  }
}
print(measures)
if (values.write) writeReport(measures)
