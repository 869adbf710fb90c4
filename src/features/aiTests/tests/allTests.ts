import type { AiTest } from './aiTest.ts'
import { flash } from './flash.ts'
import { flashPostCleanup } from './flashPostCleanup.ts'
import { pro25 } from './pro25.ts'
import { pro25Realistic } from './pro25Realistic.ts'

/** All tests in the order of a run. */
export const aiTests: readonly AiTest[] = [
  ...flashPostCleanup,
  ...flash,
  ...pro25Realistic,
  ...pro25,
]
