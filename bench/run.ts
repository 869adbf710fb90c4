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

/** Each row has a household of its own, which its measures fill one after the other. */
const rows: ((env: Env) => Promise<Measure[]>)[] = [
  async (env) => [
    await startTime(env),
    await idleMemory(env),
    await listRatio(env, 'gzip'),
    await listRatio(env, 'identity'),
    await firstLoad(env),
  ],
  slowPhone,
  async (env) => [await afterEdit(env)],
  async (env) => [await restoreTime(env)],
  async (env) => [await shoppingTime(env)],
  async (env) => [await planningTime(env), ...(await firstCalls(env))],
  async (env) => [...(await searchTimes(env)), searchRatio()],
  async (env) => [...(await modelTimes(env)), ...(await builtInTimes(env)), await turnBlocks(env)],
  async (env) => [await ideasTime(env)],
  async () => [await calendarBlock()],
  largeBlocks,
]

Client.checksAnswers = false
await buildIfStale()
const measures: Measure[] = []
for (const row of rows) {
  const { env, discard } = await newHousehold()
  try {
    measures.push(...(await row(env)))
  } finally {
    await discard()
  }
}
print(measures)
if (process.argv.includes('--write')) writeReport(measures)
