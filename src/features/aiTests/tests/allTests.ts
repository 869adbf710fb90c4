import type { AiTest } from './aiTest.ts'
import { cleanupCases } from './cleanupCases.ts'
import { difficultCases } from './difficultCases.ts'
import { everydayCases } from './everydayCases.ts'
import { simpleCases } from './simpleCases.ts'

/** All tests in the order of a run. */
export const aiTests: readonly AiTest[] = [
  ...cleanupCases,
  ...simpleCases,
  ...everydayCases,
  ...difficultCases,
]
