import { expect, test } from 'vitest'
import { suiteOf, testSuites } from '../aiTests.logic.ts'
import { promptOf, responseOf, tokensInWords } from './testTexts.ts'

test('the prompt and the response are taken out of what is stored', () => {
  expect(promptOf('{"prompt":"We are out of milk"}')).toBe('We are out of milk')
  expect(responseOf('{"response":"Add Milk"}')).toBe('Add Milk')
})

test.each([null, '', '{}', '{"prompt":""}', '{"prompt":7}', 'null', '[]', '"text"', '7'])(
  'what has none says so: %j',
  (stored) => {
    expect(promptOf(stored)).toBe('No prompt found')
    expect(responseOf(stored)).toBe('No response found')
  },
)

test.each(['{', 'We are out of milk', '{"prompt":', '['.repeat(50_000)])(
  'what can not be read says so: %j',
  (stored) => {
    expect(promptOf(stored)).toBe('Invalid prompt data')
    expect(responseOf(stored)).toBe('Invalid response data')
  },
)

test('tokens are summed up as far as they are known', () => {
  expect(tokensInWords({ input: 1_200, output: 30 })).toBe('1,230 (1,200 in, 30 out)')
  expect(tokensInWords({ input: null, output: 30 })).toBe('30 (? in, 30 out)')
  expect(tokensInWords({ input: null, output: null })).toBe('None')
  expect(tokensInWords(null)).toBe('None')
})

test.each([
  ['Flash-PostCleanup: a', 'Flash-PostCleanup'],
  ['Flash: a', 'Flash'],
  ['Pro-25-Realistic: a', 'Pro-25-Realistic'],
  ['Pro-25: a', 'Pro-25'],
  ['a test of Pro-25 after Flash', 'Flash'],
  ['something else', 'Other'],
  ['flash', 'Other'],
])('%s belongs to %s', (name, suite) => {
  expect(suiteOf(name)).toBe(suite)
})

test('suites are listed by name', () => {
  expect(testSuites).toEqual(['Flash', 'Flash-PostCleanup', 'Other', 'Pro-25', 'Pro-25-Realistic'])
})
