import { describe, expect } from 'vitest'
import { breaksOff, endsWithNativeReasonOnly, stopsFor } from '#test/services/modelFailures.ts'
import { calls, callsInPieces, says } from '#test/services/modelReplies.ts'
import type { ModelRouter } from '#test/services/modelRouter.ts'
import { test } from '#test/services/modelRouterTest.ts'
import { turn } from '../turn.factory.ts'
import { routerAssistant } from './router.factory.ts'

const still = new AbortController().signal
const propose = (router: ModelRouter) => routerAssistant(router).propose(turn(), still)

const tomatoes = { name: 'Tomatoes', quantity: '2 cans', category: 'Vegetable', location: 'Pantry' }
const add = (...items: unknown[]) => ({ name: 'ADD_PANTRY_ITEMS_TEXT', input: { items } })
const buy = (...items: unknown[]) => ({ name: 'ADD_SHOPPING_ITEMS_TEXT', input: { items } })
const find = { name: 'find_records', input: { list: 'recipes', words: 'lentils' } }
const usage = { inputTokens: 120, outputTokens: 30, cost: null }

describe('what a model proposes', () => {
  test('one command', async ({ router }) => {
    router.next(calls(add(tomatoes)))
    expect(await propose(router)).toEqual({
      commands: [{ type: 'ADD_PANTRY_ITEMS_TEXT', items: [tomatoes] }],
      problems: [],
      usage,
    })
    expect(router.requests).toHaveLength(1)
  })

  test('two in parallel, their arguments in pieces', async ({ router }) => {
    router.next(callsInPieces(add(tomatoes), buy({ name: 'Jalapeños 🌶', quantity: '6' })))
    expect(await propose(router)).toEqual({
      commands: [
        { type: 'ADD_PANTRY_ITEMS_TEXT', items: [tomatoes] },
        { type: 'ADD_SHOPPING_ITEMS_TEXT', items: [{ name: 'Jalapeños 🌶', quantity: '6' }] },
      ],
      problems: [],
      usage,
    })
  })

  test('is heard while it comes, calls as well as text', async ({ router }) => {
    let heard = 0
    const assistant = routerAssistant(router)
    router.next(callsInPieces(add(tomatoes)))
    await assistant.propose(turn(), still, (characters) => {
      heard += characters
    })
    expect(heard).toBe(JSON.stringify(add(tomatoes).input).length)
  })

  test('nothing', async ({ router }) => {
    router.next(says('Nothing to propose.'))
    expect(await propose(router)).toEqual({ commands: [], problems: [], usage })
    router.next(endsWithNativeReasonOnly)
    await expect(propose(router)).rejects.toThrow("The model didn't answer.")
  })

  test('is offered every command but the old names, and what only reads', async ({ router }) => {
    await propose(router)
    expect(router.requests[0]?.toolNames).toEqual([
      'ADD_PANTRY_ITEMS_TEXT',
      'UPDATE_PANTRY_ITEMS_TEXT',
      'DELETE_PANTRY_ITEMS_TEXT',
      'ADD_SHOPPING_ITEMS_TEXT',
      'ADD_RECIPE_TEXT',
      'find_records',
      'read_recipe',
      'needed_for_days',
    ])
  })

  test('an old name is taken all the same', async ({ router }) => {
    router.next(calls({ name: 'UPDATE_PANTRY_LIST', input: { items: [tomatoes] } }))
    expect((await propose(router)).commands).toEqual([
      { type: 'UPDATE_PANTRY_LIST', items: [tomatoes] },
    ])
  })

  test.for([
    ['a single item without its list', { items: tomatoes }],
    ['an item instead of the list', tomatoes],
    ['a list alone', [tomatoes]],
    ['JSON within JSON', { items: JSON.stringify([tomatoes]) }],
  ] as const)('%s', async ([, input], { router }) => {
    router.next(calls({ name: 'ADD_PANTRY_ITEMS_TEXT', input }))
    expect((await propose(router)).commands[0]?.items).toEqual([tomatoes])
  })

  test('nothing invisible', async ({ router }) => {
    router.next(
      calls(add({ ...tomatoes, name: 'Toma\u200btoes\u{e0048}\u{e0069}', notes: '\u202eok' })),
    )
    expect((await propose(router)).commands[0]?.items).toEqual([{ ...tomatoes, notes: 'ok' }])
  })
})

describe('what is wrong with a proposal', () => {
  test('is told to the model, which may correct it once', async ({ router }) => {
    const { quantity, ...wrong } = tomatoes
    router.next(calls(add(tomatoes, { ...wrong, name: 'Beans' })))
    router.next(calls(add({ ...tomatoes, name: 'Beans' })))
    const { commands, problems } = await propose(router)
    expect(commands.flatMap(({ items }) => items)).toEqual([
      tomatoes,
      { ...tomatoes, name: 'Beans' },
    ])
    expect(problems).toEqual([])
    const [, second] = router.requests
    expect(second?.said).toContain('ADD_PANTRY_ITEMS_TEXT, item 2: quantity: Quantity is required')
    expect(second?.said).toContain('You proposed ADD_PANTRY_ITEMS_TEXT with 1 item(s).')
    expect(second?.body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  })

  test('is said when it stays wrong', async ({ router }) => {
    router.next(calls(add({ name: 'Beans' })), calls(add({ name: 'Beans' })))
    expect(await propose(router)).toMatchObject({
      commands: [],
      problems: ['ADD_PANTRY_ITEMS_TEXT, item 1: quantity: Quantity is required'],
    })
    expect(router.requests).toHaveLength(2)
  })

  test('is said when the model does not correct it', async ({ router }) => {
    router.next(calls(add(tomatoes), buy({})), says('Sorry.'))
    const { commands, problems } = await propose(router)
    expect(commands).toHaveLength(1)
    expect(problems).toEqual(['ADD_SHOPPING_ITEMS_TEXT, item 1: name: Item name is required'])
  })

  test.for([
    ['no JSON', { name: 'ADD_PANTRY_ITEMS_TEXT', input: '{"items": [' }, 'takes { "items"'],
    ['no list', { name: 'ADD_PANTRY_ITEMS_TEXT', input: { items: 7 } }, 'takes { "items"'],
    ['no command', { name: 'DROP_TABLES', input: {} }, 'There is no command DROP_TABLES.'],
    ['no field', { name: 'UPDATE_PANTRY_ITEMS_TEXT', input: { items: [{ id: 1 }] } }, 'At least'],
  ] as const)('%s', async ([, call, problem], { router }) => {
    router.next(calls(call), says('Nothing to propose.'))
    const { commands, problems } = await propose(router)
    expect(commands).toEqual([])
    expect(problems.join()).toContain(problem)
  })

  test('a correction that fails loses nothing', async ({ router }) => {
    router.next(calls(add(tomatoes), buy({})), breaksOff(''))
    expect((await propose(router)).commands).toHaveLength(1)
  })

  test('there is a limit to how much', async ({ router }) => {
    const many = Array.from({ length: 60 }, (_, n) => ({ ...tomatoes, name: `Item ${n}` }))
    router.next(calls(add(...many)), says('Done.'))
    const large = await propose(router)
    expect(large.commands[0]?.items).toHaveLength(50)
    expect(large.problems).toEqual([
      'ADD_PANTRY_ITEMS_TEXT takes at most 50 items: the others were left out.',
    ])
    router.next(calls(...many.slice(0, 25).map((item) => add(item))), says('Done.'))
    const long = await propose(router)
    expect(long.commands).toHaveLength(20)
    expect(long.problems[0]).toContain('at most 20 proposals at once')
  })

  test('a model that was cut off says so', async ({ router }) => {
    router.next(stopsFor('length', 'I would'), stopsFor('length', 'I still'))
    expect((await propose(router)).problems).toEqual(['The model was cut off before it was done.'])
    router.next(stopsFor('length', 'I would'), calls(add(tomatoes)))
    expect(await propose(router)).toMatchObject({ commands: [{ items: [tomatoes] }], problems: [] })
  })
})

describe('looking something up', () => {
  test('gives the model what was found, as data', async ({ router }) => {
    router.next(calls(find), calls(add(tomatoes)))
    const proposed = await propose(router)
    expect(proposed.commands).toHaveLength(1)
    expect(proposed.usage).toEqual({ inputTokens: 240, outputTokens: 60, cost: null })
    const said = router.requests[1]?.said
    expect(said).toMatch(/^Add two cans of tomatoes to the pantry\n\n<notes-of-the-app>\n/)
    expect(said).toContain('\n[1] Lentil soup')
  })

  test('is over after a few times', async ({ router }) => {
    router.otherwise((request) =>
      request.toolNames.includes('find_records') ? calls(find) : says('Nothing to propose.'),
    )
    expect((await propose(router)).commands).toEqual([])
    expect(router.requests).toHaveLength(4)
    expect(router.requests[3]?.toolNames).not.toContain('find_records')
  })

  test('does not make two of what was proposed beside it', async ({ router }) => {
    router.next(calls(find, add(tomatoes)), calls(add(tomatoes)))
    expect((await propose(router)).commands).toHaveLength(1)
  })
})

test('a person can stop it', async ({ router }) => {
  const stop = new AbortController()
  router.otherwise(() => {
    stop.abort()
    return () => {}
  })
  await expect(routerAssistant(router).propose(turn(), stop.signal)).rejects.toThrow('aborted')
})
