import { createThreads, type ThreadLimits } from '#server/threads.ts'
import type { Job, Outcome } from './ics/job.ts'
import { CalendarProblem, tookTooLong, tooMuch } from './remote/problem.ts'

/** Threads that read calendar files. */
export const createIcsThreads = (limits: ThreadLimits = {}) =>
  createThreads<Job, Outcome>({
    ...limits,
    script: new URL('./ics/worker.ts', import.meta.url),
    tookTooLong: () => new CalendarProblem(tookTooLong),
    tooMuch: () => new CalendarProblem(tooMuch),
  })
