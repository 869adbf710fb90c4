import { expect } from 'vitest'
import { test } from '#test/harness.ts'
import { readTokenBudget } from './tokenBudget.queries.ts'

const withKey = { hasModel: true, aiKey: 'sk' }
const atHome = { hasModel: true, aiKey: undefined }

test('how much a model is sent is a setting', async ({ app }) => {
  const path = '/api/settings/assistant.tokens'
  expect(await app.look((reader) => readTokenBudget(reader, withKey))).toBe(60_000)
  expect(await app.look((reader) => readTokenBudget(reader, atHome))).toBe(3_500)
  expect((await app.put(path, { value: 8_000 })).status).toBe(200)
  expect(await app.look((reader) => readTokenBudget(reader, withKey))).toBe(8_000)
  for (const value of [2_999, 1_000_001, 5_000.5, '8000', null]) {
    const { status, body } = await app.put(path, { value })
    expect([status, body.message]).toEqual([400, 'Tokens take a whole number from 3000 to 1000000'])
  }
})
