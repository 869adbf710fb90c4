import { expect, test } from 'vitest'
import type { Proposer } from '#features/assistant/proposer.service.ts'
import { features } from '#server/features.ts'
import { unreadable } from '#shared/errors.ts'
import { carryOut } from './oneTest.ts'
import { expects, testOf } from './tests/aiTest.ts'

const commands = new Map(
  features.flatMap(({ commands = [] }) => commands.map((command) => [command.type, command])),
)

const milk = testOf('Pro-25-Realistic')('out of milk', 'Buy milk', [
  expects('ADD_SHOPPING_ITEMS_TEXT', 'milk'),
])

const carriedOut = (propose: Proposer['propose'], given: { stop?: AbortSignal } = {}) =>
  carryOut(milk, {
    proposer: { name: 'Somebody', modelId: null, propose },
    commands,
    promptLists: [],
    timeLimit: 30,
    stop: new AbortController().signal,
    ...given,
  })

test('notes what was asked, what came, and what it cost', async () => {
  const { result, endsRun } = await carriedOut(async ({ message, household, today }) => {
    expect([message, household.pantry.length > 20, today]).toEqual(['Buy milk', true, '2026-11-18'])
    const items = [{ name: 'Milk', quantity: '1' }]
    const usage = { inputTokens: 100, outputTokens: null, cost: null }
    return { commands: [{ type: 'ADD_SHOPPING_ITEMS_TEXT', items }], problems: [], usage }
  })
  expect(result).toMatchObject({
    testName: 'Pro-25-Realistic: out of milk',
    testType: 'Pro-25-Realistic',
    success: true,
    errorMessage: null,
    tokenUsage: { input: 100, output: null },
    model: 'Somebody',
  })
  expect(JSON.parse(result.requestData ?? '')).toMatchObject({ prompt: 'Buy milk' })
  expect(JSON.parse(result.responseData ?? '').response).toMatch(
    /Milk[\s\S]*ADD_SHOPPING_ITEMS_TEXT/,
  )
  expect(endsRun).toBe(false)
})

test('a response of any length is kept in short', async () => {
  const { result } = await carriedOut(async () => {
    const items = [{ name: 'Milk', quantity: '1', notes: 'x'.repeat(50_000) }]
    return { commands: [{ type: 'ADD_SHOPPING_ITEMS_TEXT', items }], problems: [], usage: null }
  })
  expect(result.responseData?.length).toBeLessThan(45_000)
})

test('takes only so long, also where nobody listens', async () => {
  const { result } = await carriedOut(() => new Promise(() => {}))
  expect(result).toMatchObject({ success: false, errorMessage: 'No answer came within 0.03 s.' })
})

test('says why the assistant failed, as far as it is for a person', async () => {
  const refused = await carriedOut(() => Promise.reject(unreadable('Say it in other words.')))
  expect(refused.result.errorMessage).toBe('Say it in other words.')
  const broken = await carriedOut(() => Promise.reject(new Error('secret details')))
  expect(broken.result.errorMessage).toBe('The assistant failed unexpectedly.')
})

test('ends without a result when the run does', async () => {
  const stop = new AbortController()
  const hanging = carriedOut(() => new Promise(() => {}), { stop: stop.signal })
  stop.abort(new Error('stopped'))
  await expect(hanging).rejects.toThrow('stopped')
})
