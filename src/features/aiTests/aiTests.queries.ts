import type { Reader } from '#server/db/open.ts'
import type { TestResultPage, TestResultQuery } from './aiTests.contract.ts'
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
