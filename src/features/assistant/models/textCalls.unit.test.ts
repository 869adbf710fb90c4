import { describe, expect, test } from 'vitest'
import { callsInText } from './textCalls.ts'

const names = new Set(['ADD_SHOPPING_ITEMS_TEXT', 'find_records'])
const items = [{ name: 'Milk', quantity: '1' }]
const input = { items }
const call = { name: 'ADD_SHOPPING_ITEMS_TEXT', input }
const json = (value: unknown) => JSON.stringify(value)
const named = { name: call.name, arguments: input }

describe('calls that are written as text', () => {
  test.each([
    ['bare JSON', json(named)],
    ['with parameters', json({ name: call.name, parameters: input })],
    ['arguments as text', json({ name: call.name, arguments: json(input) })],
    ['with words around it', `Sure!\n${json(named)}\nAnything else?`],
    ['fenced', `\`\`\`json\n${json(named)}\n\`\`\``],
    ['between marks', `<tool_call>\n${json(named)}\n</tool_call>`],
    ['without the last mark', `<tool_call>${json(named)}`],
    ['Mistral', `[TOOL_CALLS][${json(named)}]`],
    ['Mistral, newer', `[TOOL_CALLS]${call.name}[ARGS]${json(input)}`],
    ['Llama', `<|python_tag|>${json(named)}`],
    ['Llama, its other way', `<function=${call.name}>${json(input)}</function>`],
    ['its name in front', `${call.name} ${json(input)}`],
    ['like a function', `${call.name}(${json(input)})`],
    ['as the API has it', json({ tool_calls: [{ type: 'function', function: named }] })],
    ['as our schema has it', json({ calls: [{ command: call.name, items }] })],
    ['by its name', json({ [call.name]: input })],
    ['in lower case', json({ name: 'functions.add_shopping_items_text', arguments: input })],
    [
      'a comma too many',
      `{"name":"${call.name}","arguments":{"items":[{"name":"Milk","quantity":"1",},]}}`,
    ],
  ])('%s', (_, text) => {
    const { calls, isBroken } = callsInText(text, names)
    const read = calls.map(({ name, input: given }) => ({
      name,
      input: typeof given === 'string' ? JSON.parse(given) : given,
    }))
    expect(read).toEqual([call])
    expect(isBroken).toBe(false)
  })

  test('several', () => {
    const look = { name: 'find_records', arguments: { list: 'pantry', words: 'milk' } }
    const text = `<tool_call>${json(named)}</tool_call>\n<tool_call>${json(look)}</tool_call>`
    expect(callsInText(text, names).calls).toEqual([
      call,
      { name: 'find_records', input: look.arguments },
    ])
  })

  test.each([
    'Nothing to propose.',
    'I would use ADD_SHOPPING_ITEMS_TEXT for that.',
    '{"name":"Milk","quantity":"1"}',
    'Salt [to taste] {or so}',
    '',
  ])('none in %j', (text) => {
    expect(callsInText(text, names)).toEqual({ calls: [], isBroken: false })
  })

  test.each(['<tool_call>{"name": "ADD', `{"name":"${call.name}","arguments":{"items":[`])(
    'one that broke off: %s',
    (text) => {
      expect(callsInText(text, names)).toEqual({ calls: [], isBroken: true })
    },
  )

  test('reads hostile text in no time', () => {
    for (const text of ['{'.repeat(400_000), '[{"a":'.repeat(60_000), '{"a":"'.repeat(60_000)])
      expect(callsInText(text, names).calls).toEqual([])
  })
})
