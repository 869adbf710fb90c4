import { compareNames } from '#shared/order.ts'

/** In the order in which a test's name is looked through for them. */
const namedSuites = ['Flash-PostCleanup', 'Flash', 'Pro-25-Realistic', 'Pro-25'] as const

export type TestSuite = (typeof namedSuites)[number] | 'Other'

/** By name. */
export const testSuites: readonly TestSuite[] = [...namedSuites, 'Other' as const].sort(
  compareNames,
)

export const suiteOf = (testName: string): TestSuite =>
  namedSuites.find((suite) => testName.includes(suite)) ?? 'Other'

/** How many results one page has. */
export const resultsPerPage = 100
