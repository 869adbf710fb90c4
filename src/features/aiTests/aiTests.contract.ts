import { z } from 'zod'
import { addressNumber, recordFields } from '#shared/fields.ts'
import { resultsPerPage, testSuites } from './aiTests.logic.ts'

const tokens = z.number().int().nullable()

/** What came of one test of a run. */
export const TestResult = z.object({
  testName: z.string(),
  /** The suite, as it follows from the name: lists are filtered by it. */
  testType: z.enum(testSuites),
  success: z.boolean(),
  /** JSON as text: what was asked, and what was expected. */
  requestData: z.string().nullable(),
  /** JSON as text: what was proposed. */
  responseData: z.string().nullable(),
  errorMessage: z.string().nullable(),
  durationMs: z.number().int(),
  tokenUsage: z.object({ input: tokens, output: tokens }).nullable(),
  /** Who was tested: 'Gemini 2.5 Pro', 'Built-in assistant'. */
  model: z.string(),
  runId: z.string(),
  ...recordFields,
})
export type TestResult = z.infer<typeof TestResult>

/** One page of the results, the newest first. */
export type TestResultPage = {
  results: (TestResult & { duration: number })[]
  total: number
  page: number
  totalPages: number
}

export const TestResultQuery = z.object({
  page: addressNumber('Page takes a number from 1', 1, 100_000).default(1),
  limit: addressNumber(
    `Limit takes a number from 1 to ${resultsPerPage}`,
    1,
    resultsPerPage,
  ).default(resultsPerPage),
  testSuite: z.enum(testSuites, `Test suite takes one of ${testSuites.join(', ')}`).optional(),
})
export type TestResultQuery = z.infer<typeof TestResultQuery>

/** A run takes no settings: whoever answers in the chat is tested. */
export const TestRunForm = z.object({})

export type TestRun = {
  running: boolean
  done: number
  total: number
  /** Of those that are done. */
  passed: number
  /** None as long as nobody has run the tests since the program was started. */
  runId: string | null
  /** Who is tested, or would be. */
  model: string
  /** A run then costs money. */
  usesKey: boolean
  /** Why the last run ended before its last test. */
  endedBy: string | null
}
