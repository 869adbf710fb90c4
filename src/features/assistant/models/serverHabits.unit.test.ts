import { describe, expect } from 'vitest'
import { refuses } from '#test/services/modelFailures.ts'
import { answersWhole, bareCalls, ollamaCalls, saysInOwnWay } from '#test/services/modelHabits.ts'
import { calls, type Reply, says } from '#test/services/modelReplies.ts'
import type { ModelRouter } from '#test/services/modelRouter.ts'
import { test } from '#test/services/modelRouterTest.ts'
import { turn } from '../turn.factory.ts'
import { takenBack } from '../turn.ts'
import { routerAssistant } from './router.factory.ts'
import type { GivenSettings } from './routerSettings.ts'

const still = new AbortController().signal
const milk = { name: 'Milk', quantity: '1' }
const buy = { name: 'ADD_SHOPPING_ITEMS_TEXT', input: { items: [milk] } }
const store = {
  name: 'ADD_PANTRY_ITEMS_TEXT',
  input: { items: [{ name: 'Eggs', quantity: '12', category: 'Dairy', location: 'Fridge' }] },
}
const bought = { type: buy.name, items: [milk] }
const stored = { type: store.name, items: store.input.items }

const propose = async (router: ModelRouter, reply: Reply, given: Partial<GivenSettings> = {}) => {
  router.next(reply)
  return routerAssistant(router, given).propose(turn({ message: 'buy milk' }), still)
}

async function answer(router: ModelRouter, reply: Reply): Promise<string> {
  router.next(reply)
  const pieces: string[] = []
  for await (const piece of routerAssistant(router).respond(turn(), [], still)) pieces.push(piece)
  return pieces.join('')
}

describe('calls in the ways of other servers', () => {
  test('Ollama numbers each of them 0', async ({ router }) => {
    const { commands } = await propose(router, ollamaCalls(buy, store))
    expect(commands).toEqual([bought, stored])
  })

  test('without index, id, end and usage, their arguments as objects', async ({ router }) => {
    const { commands, usage } = await propose(router, bareCalls(buy, store))
    expect(commands).toEqual([bought, stored])
    expect(usage).toEqual({ inputTokens: null, outputTokens: null, cost: null })
  })

  test('in one JSON answer instead of a stream', async ({ router }) => {
    const { name, input } = buy
    const called = { name, arguments: JSON.stringify(input) }
    const { commands } = await propose(router, answersWhole({ tool_calls: [{ function: called }] }))
    expect(commands).toEqual([bought])
    const old = await propose(router, answersWhole({ function_call: called }, 'function_call'))
    expect(old.commands).toEqual([bought])
  })

  test.for([
    ['LM Studio', '[TOOL_REQUEST]{"name":"NAME","arguments":INPUT}[END_TOOL_REQUEST]'],
    ['Hermes and Qwen', '<tool_call>\n{"name": "NAME", "arguments": INPUT}\n</tool_call>'],
    ['Mistral', '[TOOL_CALLS] [{"name": "NAME", "arguments": INPUT}]'],
    ['Llama', '{"name": "NAME", "parameters": INPUT}'],
    ['a fence', 'Here you are:\n```json\n{"name": "NAME", "arguments": INPUT}\n```'],
    [
      'thoughts before',
      '<think>They want milk: {"name":"x"}</think>{"name":"NAME","arguments":INPUT}',
    ],
  ])('as text, like %s', async ([, form], { router }) => {
    const text = (form ?? '').replace('NAME', buy.name).replace('INPUT', JSON.stringify(buy.input))
    expect((await propose(router, says(text))).commands).toEqual([bought])
    expect(router.requests).toHaveLength(1)
  })

  test('one that breaks off is asked for once more, then told', async ({ router }) => {
    router.next(says(`<tool_call>{"name":"${buy.name}","argu`), calls(buy))
    const second = await routerAssistant(router).propose(turn(), still)
    expect(second).toMatchObject({ commands: [bought], problems: [] })
    expect(router.requests[1]?.said).toContain("What the model wrote couldn't be read.")
    router.otherwise(() => says('<tool_call>{"name":'))
    const { commands, problems } = await routerAssistant(router).propose(turn(), still)
    expect([commands, problems]).toEqual([[], ["What the model wrote couldn't be read."]])
    expect(router.requests).toHaveLength(4)
  })
})

describe('a server that refuses tools', () => {
  const ways = [
    ['Ollama', 400, 'registry.ollama.ai/library/gemma:2b does not support tools'],
    ['vLLM', 400, '"auto" tool choice requires --enable-auto-tool-choice to be set'],
    ['llama.cpp', 500, 'tools param requires --jinja flag'],
  ] as const

  test.for(ways)('%s gets a schema of the answer', async ([, status, words], { router }) => {
    router.next(refuses(status, words))
    const text = JSON.stringify({ calls: [{ command: buy.name, items: [milk] }] })
    expect((await propose(router, says(text))).commands).toEqual([bought])
    const [first, second] = router.requests
    expect(first?.toolNames).toContain(buy.name)
    expect(second?.toolNames).toEqual([])
    expect(second?.body).toMatchObject({ response_format: { type: 'json_schema' } })
    expect(second?.system).toContain('- ADD_SHOPPING_ITEMS_TEXT: {"name": text')
    // It is not asked for tools a second time.
    await propose(router, says(text))
    expect(router.requests).toHaveLength(3)
  })

  test('and a schema, too, gets words alone', async ({ router }) => {
    router.next(refuses(400, 'no tools'), refuses(400, 'response_format is not supported'))
    const { commands } = await propose(router, says(`${buy.name} ${JSON.stringify(buy.input)}`))
    expect(commands).toEqual([bought])
    expect(router.requests[2]?.body).not.toHaveProperty('response_format')
    expect(router.requests[2]?.system).toContain('Answer with JSON and nothing else')
  })

  test('is not asked for them where the household says so', async ({ router }) => {
    const { model } = await import('./router.factory.ts')
    const reply = says('{"calls":[]}')
    const { commands } = await propose(router, reply, { model: { ...model, callsTools: false } })
    expect(commands).toEqual([])
    expect(router.requests.map(({ toolNames }) => toolNames)).toEqual([[]])
  })
})

describe('an answer in the ways of other servers', () => {
  test.for(['eos', 'end_turn', 'max_tokens', 'STOP'])(
    'that ends with %s',
    async (end, { router }) => {
      expect(await answer(router, saysInOwnWay(end, 'Soup ', 'tonight.'))).toMatch(
        /^Soup tonight\./,
      )
    },
  )

  test('that ends without saying so', async ({ router }) => {
    const reply: Reply = async (response) => {
      const text = 'data:{"choices":[{"delta":{"content":"Soup."}}]}\r\n\r\ndata: [DONE]\r\n\r\n'
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(text)
    }
    expect(await answer(router, reply)).toBe('Soup.')
  })

  test('in one piece, its content a list of parts', async ({ router }) => {
    const content = [
      { type: 'text', text: 'Soup ' },
      { type: 'text', text: 'tonight.' },
    ]
    expect(await answer(router, answersWhole({ content }))).toBe('Soup tonight.')
  })

  test('without thoughts that only end', async ({ router }) => {
    const told = await answer(router, says('They want ', 'milk.</thi', 'nk>\n\nMilk is ', 'here.'))
    expect(told.split(takenBack).at(-1)).toBe('Milk is here.')
    expect(await answer(router, says('a </b> and <'))).toBe('a </b> and <')
  })

  test.for(['think', 'thinking'])('without what it thinks in <%s>', async (tag, { router }) => {
    const text = `<${tag}>They want soup.\nOr not.</${tag}>\n\nSoup tonight.`
    const pieces = text.match(/.{1,3}/gs) ?? []
    expect((await answer(router, says(...pieces))).trim()).toBe('Soup tonight.')
  })

  test('without calls that it writes into its text', async ({ router }) => {
    const text = 'Milk is up.\n<tool_call>{"name":"x"}</tool_call>\nApprove it below.'
    const pieces = text.match(/.{1,4}/gs) ?? []
    expect(await answer(router, says(...pieces))).toBe('Milk is up.\n\nApprove it below.')
  })
})

test('no key is sent where none is set', async ({ router }) => {
  const config = { aiKey: undefined, aiBaseUrl: router.url, publicUrl: undefined }
  await propose(router, calls(buy), { config })
  expect(router.requests[0]?.headers.authorization).toBeUndefined()
})
