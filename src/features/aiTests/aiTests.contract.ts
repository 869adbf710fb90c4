import { z } from 'zod'
import { addressNumber, recordFields } from '#shared/fields.ts'
import { resultsPerPage, testSuites } from './aiTests.logic.ts'

const tokens = z.number().int().nullable()

export const TestResult = z.object({
  testName: z.string(),
  /** Derived from the test's name, for filtering. */
  testType: z.enum(testSuites),
  success: z.boolean(),
  /** JSON text: the prompt and the expectation. */
  requestData: z.string().nullable(),
  /** JSON text: the proposals. */
  responseData: z.string().nullable(),
  errorMessage: z.string().nullable(),
  durationMs: z.number().int(),
  tokenUsage: z.object({ input: tokens, output: tokens }).nullable(),
  /** 'Gemini 2.5 Pro', 'Built-in assistant'. */
  model: z.string(),
  runId: z.string(),
  ...recordFields,
})
export type TestResult = z.infer<typeof TestResult>

export type TestResultPage = {
  results: (TestResult & { duration: number })[]
  total: number
  page: number
  totalPages: number
}

export const TestResultQuery = z.object({
  page: addressNumber('Page must be a number from 1', 1, 100_000).default(1),
  limit: addressNumber(
    `Limit must be a number from 1 to ${resultsPerPage}`,
    1,
    resultsPerPage,
  ).default(resultsPerPage),
  testSuite: z.enum(testSuites, `Test suite must be one of ${testSuites.join(', ')}`).optional(),
})
export type TestResultQuery = z.infer<typeof TestResultQuery>

/** Without a model the assistant of the chat is tested; 'built-in' is the one without a model. */
export const TestRunForm = z.object({ modelId: z.string().max(200).optional() })
export type TestRunForm = z.infer<typeof TestRunForm>

/** The newest run of a model, in figures. */
export type ModelFigures = {
  model: string
  right: number
  wrong: number
  /** Of all its tests together. */
  milliseconds: number
  /** Null if the server doesn't count. */
  tokens: number | null
}

/** A test, and which of the models got it right; null for one that wasn't asked. */
type ComparedTest = { testName: string; right: (boolean | null)[] }

export type Comparison = { models: ModelFigures[]; tests: ComparedTest[] }

export type TestRun = {
  running: boolean
  done: number
  total: number
  /** Passed tests among the finished ones. */
  passed: number
  /** Null until the first run since the server's start. */
  runId: string | null
  /** The tested assistant, or the one that would be. */
  model: string
  /** A run with a key costs money. */
  usesKey: boolean
  /** The reason why the last run ended early. */
  endedBy: string | null
}
