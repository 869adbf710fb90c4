import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect } from 'vitest'
import { features } from '#server/features.ts'
import { calls, says } from '#test/services/modelReplies.ts'
import type { RouterRequest } from '#test/services/modelRequest.ts'
import { test } from '#test/services/modelRouterTest.ts'
import { largeHousehold } from '../prompt/largeHousehold.factory.ts'
import { today } from '../prompt/specialRecords.factory.ts'
import { turn } from '../turn.factory.ts'
import { routerAssistant } from './router.factory.ts'

const still = new AbortController().signal
const commands = features.flatMap((feature) => feature.commands ?? [])

const tokensOf = ({ body }: RouterRequest) =>
  countTokens(body.messages.map(({ content }) => content).join('\n')) +
  countTokens(JSON.stringify([body.tools ?? [], body.response_format ?? '']))

const budgets = [3_000, 4_000, 8_000, 10_000, 60_000]
const sizes = [20, 2_000]
const cases = budgets.flatMap((budget) => sizes.map((size) => ({ budget, size })))

describe('what is sent, tools and instructions counted', () => {
  test.for(cases)(
    'stays within $budget tokens at $size records a list',
    async ({ budget, size }, { router }) => {
      const history = Array.from({ length: 12 }, (_, n) => ({
        role: n % 2 ? ('assistant' as const) : ('user' as const),
        content: `Message ${n} about the lentil soup and the week's dinners. `.repeat(5),
        proposals: [],
      }))
      const message = 'Put 2 lb of carrots on the list and move the tacos to Friday'
      const given = turn({ household: largeHousehold(size), today, message, history })
      const find = { name: 'find_records', input: { list: 'recipes', words: 'soup' } }
      router.next(calls(find), says('Nothing to propose.'))
      const assistant = routerAssistant(router, { commands, budget })
      await assistant.propose(given, still)
      for await (const _piece of assistant.respond(given, [], still));
      expect(router.requests).toHaveLength(3)
      const sent = router.requests.map(tokensOf)
      for (const tokens of sent) expect(tokens).toBeLessThanOrEqual(budget)
    },
  )

  test('a message that leaves no room is refused, not cut', async ({ router }) => {
    const message = 'lentils and rice '.repeat(1_200)
    const assistant = routerAssistant(router, { commands, budget: 3_000 })
    const refused = { reason: 'tooLong' }
    await expect(assistant.propose(turn({ message }), still)).rejects.toMatchObject(refused)
    const answering = assistant.respond(turn({ message }), [], still)
    await expect(answering.next()).rejects.toMatchObject(refused)
    expect(router.requests).toEqual([])
  })

  test('a small model is offered one tool, with the commands that the message may mean', async ({
    router,
  }) => {
    const message = 'Put milk on the shopping list'
    router.next(
      calls({
        name: 'propose',
        input: { command: 'ADD_SHOPPING_ITEMS_TEXT', items: [{ name: 'Milk', quantity: '1' }] },
      }),
    )
    const assistant = routerAssistant(router, { commands, budget: 3_500 })
    const proposed = await assistant.propose(turn({ message }), still)
    expect(proposed).toMatchObject({
      commands: [{ type: 'ADD_SHOPPING_ITEMS_TEXT', items: [{ name: 'Milk', quantity: '1' }] }],
      problems: [],
    })
    expect(router.requests[0]?.toolNames[0]).toBe('propose')
    const [tool] = router.requests[0]?.body.tools ?? []
    const offered = JSON.stringify(tool?.function.parameters).match(/[A-Z_]+_TEXT/g) ?? []
    expect(offered).toContain('ADD_SHOPPING_ITEMS_TEXT')
    expect(offered.length).toBeLessThanOrEqual(6)
  })
})
