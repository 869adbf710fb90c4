import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { optionalText, recordFields, textList } from '#shared/fields.ts'
import { createCodec } from './columns.ts'

const Thing = z.object({
  name: optionalText('Name', 10),
  size: z.enum(['small', 'large']),
  count: z.number().nullable(),
  isDone: z.boolean().default(false),
  tags: textList('Tags', { most: 3, longest: 10 }),
  guests: z.array(z.string()).nullable(),
  anything: z.json(),
  ...recordFields,
})
type Thing = z.infer<typeof Thing>

const { encode, decode } = createCodec<Thing>(Thing.shape)

const thing: Thing = {
  id: 1,
  version: 1,
  createdAt: '2026-11-14T00:00:00.000Z',
  updatedAt: '2026-11-14T00:00:00.000Z',
  name: null,
  size: 'small',
  count: 0,
  isDone: true,
  tags: ['a', 'b'],
  guests: null,
  anything: 'text',
}

describe('a codec', () => {
  test('stores flags as 0 and 1, lists and free values as JSON, the rest as it is', () => {
    expect(encode(thing)).toEqual({
      ...thing,
      isDone: 1,
      tags: '["a","b"]',
      anything: '"text"',
    })
  })

  test('reads back what it stored', () => {
    for (const isDone of [true, false]) {
      const stored = encode({ ...thing, isDone, guests: [] })
      expect(decode(stored as Parameters<typeof decode>[0])).toEqual({
        ...thing,
        isDone,
        guests: [],
      })
    }
  })

  test('takes only the fields that were given, and none that the record does not have', () => {
    const patch = { count: null, isDone: undefined, unheardOf: 1 }
    expect(encode(patch)).toEqual({ count: null })
  })

  test('refuses a field that no column can hold', () => {
    expect(() => createCodec({ when: z.date() })).toThrow('No column holds a date')
  })
})
