import { createThreads, type ThreadLimits } from '#server/threads.ts'
import type { Job, Outcome } from './job.ts'
import { ImportProblem, tookTooLong, tooMuch } from './problem.ts'

/** Threads that read pages and files of recipes. */
export const createImportThreads = (limits: ThreadLimits = {}) =>
  createThreads<Job, Outcome>({
    ...limits,
    script: new URL('./worker.ts', import.meta.url),
    tookTooLong: () => new ImportProblem(tookTooLong),
    tooMuch: () => new ImportProblem(tooMuch),
  })
