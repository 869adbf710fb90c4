import { describe, expect, test } from 'vitest'
import { builtInAssistant } from '#features/assistant/builtIn/builtIn.ts'
import { commandTypes, knownCommand } from '#features/cards.logic.ts'
import { features } from '#server/features.ts'
import { suiteOf } from '../aiTests.logic.ts'
import { judge } from '../verdict.ts'
import { aiTestsOf } from './allTests.ts'
import { now, testHousehold, today } from './testHousehold.ts'

const known = new Map(
  features.flatMap(({ commands = [] }) => commands.map((command) => [command.type, command])),
)

const aiTests = aiTestsOf(known.values())

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
  const offered = commandTypes.filter((type) => !knownCommand(type)?.isLegacy)
  expect(offered.filter((type) => !expected.has(type))).toEqual([])
})

describe('the built-in assistant passes those that it is said to understand, and no others', () => {
  test.for(aiTests)('$name', async (aiTest) => {
    const { prompt: message, history = [] } = aiTest
    const turn = { message, history, photos: [], household: testHousehold, today, now }
    const proposed = await builtInAssistant.propose(turn, new AbortController().signal)
    const problem = judge(aiTest, proposed, known)
    if (aiTest.isForModels) expect(problem).not.toBeNull()
    else expect(problem).toBeNull()
  })
})
