import { createHouseholdSnapshot } from '#features/assistant/householdSnapshot.ts'
import { routerAssistant } from '#features/assistant/models/router.factory.ts'
import { usualLimits } from '#features/assistant/models/routerWatch.ts'
import { largeHousehold } from '#features/assistant/prompt/largeHousehold.factory.ts'
import { today } from '#features/assistant/prompt/specialRecords.factory.ts'
import { turn } from '#features/assistant/turn.factory.ts'
import { pantryCalls } from '#features/pantry/pantry.calls.ts'
import { recipesCalls } from '#features/recipes/recipes.calls.ts'
import { readConfig } from '#server/config.ts'
import { features } from '#server/features.ts'
import { type House, openHouse } from '#server/house.ts'
import type { Environment } from '#test/household.ts'
import { EventStream, Gate, type Reply } from '#test/services/modelReplies.ts'
import { ModelRouter } from '#test/services/modelRouter.ts'
import { type Measure, median, rounded } from './measure.ts'

const turns = 25
const messages = [
  'Plan dinners till Friday with lamb and whatever expires',
  'We are out of milk',
  'What can I cook with lentils?',
]

/** What we add to the time that a model takes, in a household of 2,000 recipes and pantry items. */
export async function modelTimes(env: Environment): Promise<Measure[]> {
  const house = await openHouse(readConfig(env), features)
  const router = await ModelRouter.start()
  try {
    await fill(house)
    const household = createHouseholdSnapshot(house)
    const assistant = routerAssistant(router, { limits: usualLimits })
    const before: number[] = []
    const first: number[] = []
    for (let n = 0; n < turns; n += 1) {
      let called = 0
      let spoke = 0
      const speak = new Gate()
      const reply: Reply = async (response, request) => {
        called = performance.now()
        const stream = new EventStream(response, request)
        await speak.opened
        spoke = performance.now()
        await stream.chunk({ content: 'Soup.' })
        await stream.chunk({ finish: 'stop' })
        stream.done()
      }
      router.next(reply)
      const begun = performance.now()
      const given = turn({
        message: messages[n % messages.length] ?? '',
        household: await household(today),
        today,
      })
      const answer = assistant.respond(given, [], new AbortController().signal)
      const heard = answer.next()
      // Only once the stream stands does the model say its first word.
      setTimeout(speak.open, 60)
      await heard
      first.push(performance.now() - spoke)
      before.push(called - begun)
      for await (const _piece of answer);
    }
    return [
      measure('Before the model is called', before, 30),
      measure("From the model's first word to ours", first, 5),
    ]
  } finally {
    await router.close()
    await house.close()
  }
}

/** The first turn reads the lists and loads the SDK: it is said, and does not count. */
const measure = (what: string, [cold = 0, ...times]: number[], atMost: number): Measure => ({
  what,
  value: median(times),
  unit: 'ms',
  goal: { atMost },
  detail: `at most ${rounded(Math.max(...times))}; the very first time ${rounded(cold)}`,
})

async function fill(house: House): Promise<void> {
  const { pantry, recipes } = largeHousehold()
  const lists = [
    { topic: pantryCalls.topic, records: pantry },
    { topic: recipesCalls.topic, records: recipes },
  ]
  await house.change({ userId: 'bench' }, 'Filled the household', async (w) => {
    for (const { topic, records } of lists) {
      const kind = house.kinds.find((each) => each.topic === topic)
      if (!kind) throw new Error(`There is no ${topic}`)
      for (const { id, version, createdAt, updatedAt, ...draft } of records) {
        await w.create(kind, draft)
      }
    }
  })
}
