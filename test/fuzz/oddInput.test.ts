import { expect } from 'vitest'
import { dice } from '../dice.ts'
import { testOnOneEngine } from '../harness.ts'
import { rightBody } from './bodies.ts'
import { listRoutes } from './fuzz.ts'

/** JSON can say this, and whoever asks it for its text or its number fails. */
const odd = { toString: 1, valueOf: 1, length: -1, toJSON: 1, constructor: 1 }

const filled = (path: string, id: string) => path.replace(/:(\w+)(\{[^}]*\})?/g, () => id)

/** Each field once as something odd, also within the items of a list. */
function* spoiled(right: object): Generator<object> {
  for (const [name, was] of [...Object.entries(right), ['version', 1], ['id', 1]]) {
    for (const value of [odd, [odd], { a: odd }]) yield { ...right, [name]: value }
    const [first] = Array.isArray(was) ? was : []
    if (typeof first !== 'object' || first === null) continue
    for (const item of spoiled(first)) yield { ...right, [name]: [item] }
  }
}

testOnOneEngine('an odd object in any field of any call is no 500', async ({ app }) => {
  const roll = dice(1)
  const failures: string[] = []
  for (const { method, path } of await listRoutes()) {
    if (method === 'GET') continue
    for (const body of spoiled(rightBody(roll, path))) {
      const { status } = await app.send(method, filled(path, '1'), body)
      if (status >= 500) failures.push(`${status} ${method} ${path} ${JSON.stringify(body)}`)
    }
  }
  expect(failures).toEqual([])
})

testOnOneEngine('an id is digits, and nothing else that makes a number', async ({ app }) => {
  const roll = dice(1)
  const taken: string[] = []
  for (const id of ['1e0', '%201', '1%20', '%091', '0x1', '1.0', '+1', '01', '1e309', '١']) {
    for (const { method, path } of (await listRoutes()).filter((each) => /:id\b/.test(each.path))) {
      const body = method === 'GET' ? undefined : rightBody(roll, path)
      const { status } = await app.send(method, filled(path, id), body)
      if (![400, 404].includes(status)) taken.push(`${status} ${method} ${path} ${id}`)
    }
  }
  expect(taken).toEqual([])
})

testOnOneEngine('so is a number in an address', async ({ app }) => {
  for (const path of [
    '/api/conversations?limit=',
    '/api/conversations?offset=',
    '/api/version-history/pantry?limit=',
    '/api/test-results?page=',
    '/api/openrouter/query-preview?conversationId=',
  ]) {
    for (const number of ['1e0', '%201', '0x1', '1.0', '%2B1', '']) {
      expect([path + number, (await app.get(path + number)).status]).toEqual([path + number, 400])
    }
  }
})
