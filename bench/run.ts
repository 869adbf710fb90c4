import { newHousehold } from '#test/household.ts'
import { buildWebIfStale } from '../scripts/web-build.mjs'
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
import { restoreTime } from './restore.ts'
import { searchTimes } from './search.ts'
import { searchRatio } from './searchRatio.ts'
import { shoppingTime } from './shopping.ts'
import { listRatio } from './throughput.ts'
import { turnBlocks } from './turns.ts'

await buildWebIfStale()
const household = await newHousehold()
const crowd = await newHousehold()
const chatty = await newHousehold()
const copied = await newHousehold()
const hungry = await newHousehold()
const planned = await newHousehold()
const cooks = await newHousehold()
const large = await newHousehold()
try {
  const measures: Measure[] = [
    await startTime(household.env),
    await idleMemory(household.env),
    await listRatio(household.env, 'gzip'),
    await listRatio(household.env, 'identity'),
    await firstLoad(household.env),
    await restoreTime(copied.env),
    await shoppingTime(planned.env),
    await planningTime(cooks.env),
    ...(await firstCalls(cooks.env)),
    ...(await searchTimes(crowd.env)),
    searchRatio(),
    ...(await modelTimes(chatty.env)),
    ...(await builtInTimes(chatty.env)),
    await turnBlocks(chatty.env),
    await ideasTime(hungry.env),
    await calendarBlock(),
    ...(await largeBlocks(large.env)),
  ]
  print(measures)
} finally {
  await household.discard()
  await crowd.discard()
  await chatty.discard()
  await copied.discard()
  await hungry.discard()
  await planned.discard()
  await cooks.discard()
  await large.discard()
}
