import { expect, test } from 'vitest'
import { readStored } from './readStored.ts'

const filter = { search: '', tags: [] as string[] }

test.for<[unknown, string | undefined, unknown, string]>([
  [false, 'true', true, 'what was kept'],
  [false, '"yes"', false, 'something else under the name'],
  [false, '{"a":', false, 'half a file'],
  ['week', '"agenda"', 'agenda', 'a word'],
  ['week', 'agenda', 'agenda', 'a word without quotes'],
  ['week', '7', 'week', 'a number for a word'],
  [[], '[1,2]', [1, 2], 'a list'],
  [[], '{"0":1}', [], 'no list'],
  [[], 'null', [], 'nothing for a list'],
  [filter, '{"search":"rice"}', { search: 'rice', tags: [] }, 'one of an older version'],
  [filter, '[]', filter, 'a list for an object'],
  [null, '4', 4, 'what may be anything'],
  [null, undefined, null, 'nothing'],
])('%j, kept %j, is %j: %s', ([initially, text, expected]) => {
  expect(readStored(text, initially)).toEqual(expected)
})
