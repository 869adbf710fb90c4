import { largeHousehold } from '#features/assistant/prompt/largeHousehold.factory.ts'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { propose } from '#features/proposals/proposals.factory.ts'
import { recipesEndpoints } from '#features/recipes/recipes.endpoints.ts'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { Client, LiveClient } from '#test/client.ts'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { EventStream, Gate, type Reply } from '#test/services/modelReplies.ts'
import { ModelRouter } from '#test/services/modelRouter.ts'
import { type Measure, median, rounded } from './measure.ts'

const turns = 20
const messages = [
  'Plan dinners till Friday with lamb and whatever expires',
  'We are out of milk',
  'What can I cook with lentils?',
]

/** The time that the app adds to a model's, in a household of 2,000 recipes and pantry items. */
export async function modelTimes(env: Environment): Promise<Measure[]> {
  await fill(env)
  const router = await ModelRouter.start()
  const app = await Program.start({ ...env, OPENROUTER_API_KEY: 'key', AI_BASE_URL: router.url })
  try {
    const before: number[] = []
    const first: number[] = []
    for (let n = 0; n < turns; n += 1) {
      const times = await answerTimes(app.url, router, messages[n % messages.length] ?? '')
      before.push(times.before)
      first.push(times.first)
    }
    const planning = await planningTimes(env)
    return [
      measure('Before the model is called', before, 30),
      measure("From the model's first word to the browser's", first, 5),
      measure('Proposals reach a second browser', await sharingTimes(app.url), 100),
      measure('The built-in assistant plans a week', planning, 1_000),
    ]
  } finally {
    await app.end('SIGTERM')
    await router.close()
  }
}

/** Milliseconds until the model is called, and from the model's first word to the client. */
async function answerTimes(url: string, router: ModelRouter, message: string) {
  const called = Promise.withResolvers<number>()
  const speak = new Gate()
  let spoke = 0
  const reply: Reply = async (response, request) => {
    called.resolve(performance.now())
    const stream = new EventStream(response, request)
    await speak.opened
    spoke = performance.now()
    await stream.chunk({ content: 'Soup.' })
    await stream.chunk({ finish: 'stop' })
    stream.done()
  }
  router.next(reply)
  const begun = performance.now()
  const response = await fetch(`${url}/api/ai/chat/conversation`, {
    method: 'POST',
    body: JSON.stringify({ message }),
  })
  const before = (await called.promise) - begun
  // The model's first word waits until the stream is open.
  setTimeout(speak.open, 60)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  while (!heard.includes('Soup')) heard += (await reader?.read())?.value ?? ''
  const first = performance.now() - spoke
  while (!(await reader?.read())?.done);
  return { before, first }
}

/** The built-in assistant without a key, which blocks the event loop while it plans. */
async function planningTimes(env: Environment): Promise<number[]> {
  const app = await Program.start(env)
  const times: number[] = []
  for (let n = 0; n < 4; n += 1) {
    const begun = performance.now()
    await app.post('/api/ai/chat', { message: 'plan dinners for next week' })
    times.push(performance.now() - begun)
  }
  await app.end('SIGTERM')
  return times
}

/** Milliseconds until a second browser has heard of a proposal and read it. */
async function sharingTimes(url: string): Promise<number[]> {
  const app = new Client(url)
  const listener = new LiveClient(url)
  await listener.opened()
  const times: number[] = []
  for (let n = 0; n < turns; n += 1) {
    const begun = performance.now()
    const proposing = propose(app, 'DELETE_PANTRY_ITEMS_TEXT', [`Nothing ${n}`])
    while ((await listener.next()).topic !== 'command-proposals');
    await app.get('/api/command-proposals?status=pending')
    times.push(performance.now() - begun)
    await proposing
  }
  listener.socket.close()
  return times
}

/** The first turn reads the lists and loads the SDK; it is printed, but not counted. */
const measure = (what: string, [cold = 0, ...times]: number[], atMost: number): Measure => ({
  what,
  value: median(times),
  unit: 'ms',
  goal: { atMost },
  detail: `at most ${rounded(Math.max(...times))}; the very first time ${rounded(cold)}`,
})

async function fill(env: Environment): Promise<void> {
  const context = await openAppContext(readConfig(env), features)
  const { pantry, recipes } = largeHousehold()
  const lists = [
    { topic: pantryEndpoints.topic, records: pantry },
    { topic: recipesEndpoints.topic, records: recipes },
  ]
  try {
    await context.change({ userId: 'bench' }, 'Filled the household', async (w) => {
      for (const { topic, records } of lists) {
        const recordType = context.recordTypes.find((each) => each.topic === topic)
        if (!recordType) throw new Error(`There is no ${topic}`)
        for (const { id, version, createdAt, updatedAt, ...draft } of records) {
          await w.create(recordType, draft)
        }
      }
    })
  } finally {
    await context.close()
  }
}
