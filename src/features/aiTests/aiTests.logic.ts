/** In the order in which a test's name is searched for them. */
const namedSuites = ['Flash-PostCleanup', 'Flash', 'Pro-25-Realistic', 'Pro-25'] as const

export type TestSuite = (typeof namedSuites)[number] | 'Other'

export const testSuites: readonly TestSuite[] = [...namedSuites, 'Other' as const].toSorted()

export const suiteOf = (testName: string): TestSuite =>
  namedSuites.find((suite) => testName.includes(suite)) ?? 'Other'

export const resultsPerPage = 100
