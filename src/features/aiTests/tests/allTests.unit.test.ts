import { describe, expect, test } from 'vitest'
import { builtInAssistant } from '#features/assistant/builtIn/builtIn.ts'
import { features } from '#server/features.ts'
import { commandTypes, isCommandType } from '#shared/commandTypes.ts'
import { suiteOf } from '../aiTests.logic.ts'
import { judge } from '../verdict.ts'
import { aiTests } from './allTests.ts'
import { now, testHousehold, today } from './testHousehold.ts'

const known = new Map(
  features.flatMap(({ commands = [] }) => commands.map((command) => [command.type, command])),
)

test('there are enough of them, in every suite, each under a name of its own', () => {
  expect(aiTests.length).toBeGreaterThanOrEqual(28)
  const suites = Map.groupBy(aiTests, ({ name }) => suiteOf(name))
  expect([...suites.keys()].sort()).toEqual([
    'Flash',
    'Flash-PostCleanup',
    'Pro-25',
    'Pro-25-Realistic',
  ])
  for (const own of suites.values()) expect(own.length).toBeGreaterThanOrEqual(6)
  expect(new Set(aiTests.map(({ name }) => name)).size).toBe(aiTests.length)
})

test('every command that an assistant is offered is expected by one of them', () => {
  const expected = new Set(
    aiTests.flatMap(({ expects }) =>
      expects.flatMap(({ type, or }) => [type, ...(or ? [or.type] : [])]),
    ),
  )
  const offered = Object.keys(commandTypes)
    .filter(isCommandType)
    .filter((type) => !commandTypes[type].legacy)
  expect(offered.filter((type) => !expected.has(type))).toEqual([])
})

describe('the built-in assistant passes', () => {
  test.for(aiTests)('$name', async (aiTest) => {
    const { prompt: message, history = [] } = aiTest
    const turn = { message, history, photos: [], household: testHousehold, today, now }
    const proposed = await builtInAssistant.propose(turn, new AbortController().signal)
    expect(judge(aiTest, proposed, known)).toBeNull()
  })
})
