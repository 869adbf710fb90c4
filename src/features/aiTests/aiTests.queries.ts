import type { Reader } from '#server/db/open.ts'
import type { Comparison, TestResult, TestResultPage, TestResultQuery } from './aiTests.contract.ts'
import { testResults } from './aiTests.records.ts'

/** Newest first. */
export async function listTestResults(
  reader: Reader,
  { page, limit, testSuite }: TestResultQuery,
): Promise<TestResultPage> {
  const wanted = reader
    .selectFrom('aiTestResults')
    .$if(testSuite !== undefined, (query) => query.where('testType', '=', testSuite ?? 'Other'))
  const { total } = await wanted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    results: rows.map((row) => {
      const result = testResults.decode(row)
      return { ...result, duration: result.durationMs }
    }),
    total,
    page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
  }
}

/** The newest run of each model that was tested. */
export async function compareModels(reader: Reader): Promise<Comparison> {
  const newest = await reader
    .selectFrom('aiTestResults')
    .select((eb) => ['model', eb.fn.max('id').as('id')])
    .groupBy('model')
    .execute()
  const runs = await Promise.all(
    newest
      .sort((a, b) => b.id - a.id)
      .slice(0, mostCompared)
      .map(({ model, id }) => runOf(reader, model, id)),
  )
  const names = new Set(runs.flatMap((results) => results.map(({ testName }) => testName)))
  return {
    models: runs.map(figuresOf),
    tests: [...names].map((testName) => ({
      testName,
      right: runs.map(
        (results) => results.find((each) => each.testName === testName)?.success ?? null,
      ),
    })),
  }
}

const mostCompared = 6

async function runOf(reader: Reader, model: string, id: number): Promise<TestResult[]> {
  const { runId } = await reader
    .selectFrom('aiTestResults')
    .select('runId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await reader
    .selectFrom('aiTestResults')
    .selectAll()
    .where('model', '=', model)
    .where('runId', '=', runId)
    .orderBy('id')
    .execute()
  return rows.map(testResults.decode)
}

function figuresOf(results: TestResult[]) {
  const right = results.filter(({ success }) => success).length
  const counts = results.flatMap(({ tokenUsage }) =>
    tokenUsage ? [(tokenUsage.input ?? 0) + (tokenUsage.output ?? 0)] : [],
  )
  return {
    model: results[0]?.model ?? '',
    right,
    wrong: results.length - right,
    milliseconds: results.reduce((sum, { durationMs }) => sum + durationMs, 0),
    tokens: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null,
  }
}
