import { createThreads, type ThreadLimits } from '#server/threads.ts'
import type { Job, Outcome } from './importJob.ts'
import { ImportProblem, tookTooLong, tooMuch } from './importProblem.ts'

export const createImportThreads = (limits: ThreadLimits = {}) =>
  createThreads<Job, Outcome>({
    ...limits,
    script: new URL('./importJob.worker.ts', import.meta.url),
    tookTooLong: () => new ImportProblem(tookTooLong),
    tooMuch: () => new ImportProblem(tooMuch),
  })
