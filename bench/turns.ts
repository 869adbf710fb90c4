import type { Environment } from '#test/household.ts'
import { trickles, tricklesArguments } from '#test/services/modelFailures.ts'
import { calls, type Reply, says } from '#test/services/modelReplies.ts'
import { ModelRouter } from '#test/services/modelRouter.ts'
import { type Measure, rounded } from './measure.ts'
import { watchedProgram } from './watched.ts'

const salt = { name: 'Salt', quantity: '1', category: 'Spices', location: 'Pantry' }
const add = { name: 'ADD_PANTRY_ITEMS_TEXT', input: { items: [salt] } }

/** The longest block of the event loop while a model is asked; runs after `modelTimes`. */
export async function turnBlocks(env: Environment): Promise<Measure> {
  const router = await ModelRouter.start()
  const { app, during, end } = await watchedProgram({
    ...env,
    OPENROUTER_API_KEY: 'key',
    AI_BASE_URL: router.url,
  })
  const turn = (path: string, ...replies: Reply[]) => {
    router.next(...replies)
    return during(() => app.post(path, { message: 'We bought salt' }))
  }
  try {
    // Reads the household, as an open screen has done.
    await app.get('/api/household')
    const blocks: [string, number][] = [
      ['the first proposal', await turn('/api/ai/chat', calls(add))],
      ['the first answer', await turn('/api/ai/chat/conversation', says('It is noted.'))],
      ['a proposal', await turn('/api/ai/chat', calls(add))],
      ['45,000 small pieces', await turn('/api/ai/chat/conversation', trickles(45_000))],
      ['a million small pieces', await turn('/api/ai/chat/conversation', trickles(1_000_000))],
      ['comments', await turn('/api/ai/chat/conversation', trickles(2_000_000, ':\n\n'))],
      ['digits of a tool', await turn('/api/ai/chat', tricklesArguments(40_000))],
    ]
    return {
      what: 'Longest block by a turn with a model',
      value: Math.max(...blocks.map(([, block]) => block)),
      unit: 'ms',
      goal: { atMost: 50 },
      detail: blocks.map(([name, block]) => `${name} ${rounded(block)}`).join(', '),
    }
  } finally {
    await end()
    await router.close()
  }
}
